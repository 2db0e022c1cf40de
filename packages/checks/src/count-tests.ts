import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** How many checks held and how many did not. */
export type Count = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/**
 * Adds up what vitest and Playwright wrote into their JSON reports. A test that passed only when tried again
 * counts as failed.
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
  // A file that fails before its first test has no failed test to show for it.
  const broken = !report.success && report.numFailedTests === 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}
