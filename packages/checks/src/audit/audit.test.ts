import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { auditDependencies } from "./audit.ts";

async function registryThatSays(status: number, advisories: object) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(advisories));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const weakness = (severity: string) => ({
  react: [
    {
      id: 1,
      url: "https://advisories.example/1",
      title: "Lets anybody in",
      severity,
      vulnerable_versions: "<=999",
      cwe: [],
      cvss: { score: 9, vectorString: null },
    },
  ],
});

test("the dependency audit names a dependency with a high-severity vulnerability", async () => {
  await using registry = await registryThatSays(200, weakness("high"));
  expect(await auditDependencies(registry.url)).toEqual({
    findings: ["react (high): Lets anybody in, https://advisories.example/1"],
  });
});

test("the dependency audit ignores vulnerabilities of moderate severity", async () => {
  await using registry = await registryThatSays(200, weakness("moderate"));
  expect(await auditDependencies(registry.url)).toEqual({ findings: [] });
});

test("the dependency audit reports a registry without advisories as unanswered", async () => {
  await using registry = await registryThatSays(405, {});
  expect(await auditDependencies(registry.url)).toEqual({ unanswered: expect.stringContaining("405") });
});
