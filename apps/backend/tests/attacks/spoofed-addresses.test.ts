import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { signup } from "../samples.ts";

const LIMIT = 5;

/** Signs up with header lines of the attacker's choice, which may repeat, and gives the status. */
function signUp(server: TestPocketBase, headers: [string, string][]): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const body = JSON.stringify(signup());
  const lines = [
    ["Content-Type", "application/json"],
    ["Content-Length", String(body.length)],
    ["Host", "127.0.0.1"],
    ...headers,
  ];
  request(
    `${server.url}/api/collections/signups/records`,
    { method: "POST", headers: lines.flat() },
    (response) => resolve(response.resume().statusCode ?? 0),
  )
    .once("error", reject)
    .end(body);
  return promise;
}

/** How many of ten signups are taken when each claims another address. */
async function taken(server: TestPocketBase, headersOf: (address: string) => [string, string][]) {
  let count = 0;
  for (let i = 0; i < 10; i++) {
    if ((await signUp(server, headersOf(`198.51.100.${i}`))) === 200) count++;
  }
  return count;
}

describe("somebody without a proxy before the server", () => {
  let server: TestPocketBase;
  beforeAll(async () => {
    server = await startPocketBase({ rateLimits: true });
  });
  afterAll(() => server.stop());

  test("gains nothing by claiming other addresses in all headers there are", async () => {
    const names = [
      "X-Forwarded-For",
      "X-Real-IP",
      "X-Client-IP",
      "CF-Connecting-IP",
      "Fly-Client-IP",
      "True-Client-IP",
    ];
    const claims = (address: string): [string, string][] => [
      ...names.map((name): [string, string] => [name, address]),
      ["Forwarded", `for=${address}`],
    ];
    expect(await taken(server, claims)).toBe(LIMIT);
  });
});

describe("somebody behind the proxy that the server trusts", () => {
  let server: TestPocketBase;
  beforeAll(async () => {
    server = await startPocketBase({ rateLimits: true, env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } });
  });
  afterAll(() => server.stop());

  test("gains nothing by sending the proxy's header too, where the proxy adds a line of its own", async () => {
    const claims = (address: string): [string, string][] => [
      ["X-Forwarded-For", address],
      ["X-Forwarded-For", "203.0.113.50"],
    ];
    expect(await taken(server, claims)).toBe(LIMIT);
  });

  test("gains nothing by another spelling of their own address", async () => {
    const spellings = ["203.0.113.51", " 203.0.113.51", "203.0.113.51 "];
    let count = 0;
    for (let i = 0; i < 12; i++) {
      const spelling = spellings[i % spellings.length] ?? "";
      if ((await signUp(server, [["X-Forwarded-For", `198.51.100.1, ${spelling}`]])) === 200) count++;
    }
    expect(count).toBe(LIMIT);
  });
});
