import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** `flaky` names the tests that passed only on a retry. */
export type Count = { passed: number; failed: number; flaky?: string[] };

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  errors: unknown[];
};
type Suite = { suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };

/**
 * Counts the tests in vitest's and Playwright's JSON reports. A test that passes only on a retry counts as passed, and
 * is named.
 *
 * @param pattern a glob from `root`.
 */
export async function countTests(pattern: string, root: string): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  for await (const file of glob(pattern, { cwd: root })) {
    const count = countReport(JSON.parse(await readFile(join(root, file), "utf8")));
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.flaky?.length) total.flaky = [...(total.flaky ?? []), ...count.flaky];
  }
  return total;
}

function countReport(report: VitestReport | PlaywrightReport): Count {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      flaky: report.suites.flatMap(flakyTests),
    };
  }
  // A file that fails before its first test reports no failed test.
  const broken = !report.success && report.numFailedTests === 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

function flakyTests({ suites = [], specs }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyTests)];
}
