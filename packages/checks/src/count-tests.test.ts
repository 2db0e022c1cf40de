import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, test } from "vitest";
import { countTests } from "./count-tests.ts";

const folder = await temporaryFolder();

const report = (name: string, content: unknown) => writeFile(join(folder, name), JSON.stringify(content));

test("test counts add up all reports", async () => {
  await report("a.json", { numPassedTests: 3, numFailedTests: 1, success: false });
  await report("b.json", { stats: { expected: 4, unexpected: 2, flaky: 0 }, suites: [], errors: [] });
  expect(await countTests("{a,b}.json", folder)).toEqual({ passed: 7, failed: 3 });
});

test("a test that passes only on a retry counts as passed, and is named", async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    { specs: [], suites: [{ specs: [spec("a signup", "flaky"), spec("a visit", "expected")] }] },
  ];
  await report("flaky.json", { stats: { expected: 4, unexpected: 0, flaky: 1 }, suites, errors: [] });
  expect(await countTests("flaky.json", folder)).toEqual({ passed: 5, failed: 0, flaky: ["a signup"] });
});

test("a file that breaks before its first test counts as one failure", async () => {
  await report("broken.json", { numPassedTests: 2, numFailedTests: 0, success: false });
  expect(await countTests("broken.json", folder)).toEqual({ passed: 2, failed: 1 });
});
