import { join } from "node:path";
import { listen } from "@voxlog/testing/listen";
import { execa } from "execa";
import { expect, test } from "vitest";

const registryThatSays = (status: number, advisories: object) =>
  listen((request, response) => {
    request.resume();
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(advisories));
  });

const vulnerability = (severity: string) => ({
  react: [
    {
      id: 1,
      url: "https://advisories.example/1",
      title: "Lets anyone in",
      severity,
      vulnerable_versions: "<=999",
      cwe: [],
      cvss: { score: 9, vectorString: null },
    },
  ],
});

test.each([
  ["fails on a vulnerability of high severity", 200, "high", 1, "https://advisories.example/1"],
  ["passes with one of moderate severity", 200, "moderate", 0, "1 moderate"],
  ["notes a registry without advisories", 405, "", 0, "Note: the dependencies weren't audited."],
])("the dependency audit %s", async (_, status, severity, exitCode, output) => {
  using registry = await registryThatSays(status, vulnerability(severity));
  const check = join(import.meta.dirname, "check.ts");
  const audit = await execa("node", [check, `--registry=${registry.url}/`], { reject: false });

  expect(audit.stdout).toContain(output);
  expect(audit.exitCode).toBe(exitCode);
});
