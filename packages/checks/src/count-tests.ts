import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

export type Count = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/**
 * Counts the tests in vitest's and Playwright's JSON reports. A test that passes only on a retry counts as failed.
 *
 * @param pattern a glob from `root`.
 */
export async function countTests(pattern: string, root: string): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  for await (const file of glob(pattern, { cwd: root })) {
    const count = countReport(JSON.parse(await readFile(join(root, file), "utf8")));
    total.passed += count.passed;
    total.failed += count.failed;
  }
  return total;
}

function countReport(report: VitestReport | PlaywrightReport): Count {
  if ("stats" in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  // A file that fails before its first test reports no failed test.
  const broken = !report.success && report.numFailedTests === 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}
