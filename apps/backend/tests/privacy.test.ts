import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";
import { pageVisit } from "./samples.ts";
import { send } from "./visitor.ts";

type Log = { message: string; data: Record<string, unknown> };

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase({ env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } });
});
afterAll(() => server.stop());

describe("the log of a request", () => {
  test("holds no address of the visitor", async () => {
    const from = { "X-Forwarded-For": "203.0.113.77" };
    await send(
      `${server.url}/api/collections/page_visits/records`,
      "POST",
      { ...pageVisit(), page_path: "" },
      from,
    );
    const logged = async () => {
      const answer = await fetch(
        `${server.url}/api/logs?filter=${encodeURIComponent("message ~ 'page_visits'")}`,
        {
          headers: { Authorization: server.admin.token },
        },
      );
      return ((await answer.json()) as { items: Log[] }).items;
    };
    // The server writes its log every few seconds.
    await expect.poll(logged, { timeout: 15_000, interval: 250 }).toHaveLength(1);
    const [log] = await logged();
    expect(JSON.stringify(log)).not.toContain("203.0.113.77");
    expect(JSON.stringify(log)).not.toMatch(/"[a-zA-Z]*IP"/);
  });
});
