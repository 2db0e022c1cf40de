import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { type Count, countTests } from "./count-tests.ts";
import { runStep, type Step } from "./run-step.ts";

/**
 * `pnpm test`: everything that is checked, in the order in which failures are cheapest to find. A static check
 * counts as one; the others count their tests. All of them run, whatever fails.
 */
const root = join(import.meta.dirname, "../../../..");

const tests = ["turbo", "run", "test", "--output-logs=errors-only"] as const;

const steps: Step[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "package manifests", command: ["sherif"] },
  { name: "boundaries between packages", command: ["turbo", "boundaries"] },
  { name: "shape of the code", command: ["node", "packages/testing/src/checks/shape/check.ts"] },
  { name: "known weaknesses", command: ["node", "packages/testing/src/checks/audit/check.ts"] },
  { name: "types", command: ["turbo", "run", "types", "--output-logs=errors-only"] },
  { name: "unused code", command: ["knip"] },
  { name: "duplicate code", command: ["jscpd"] },
  { name: "unused texts", command: ["node", "packages/i18n/checks/unused-texts.ts"] },
  { name: "controls", command: ["node", "packages/ui/checks/controls.ts"] },
  { name: "colours and distances", command: ["node", "packages/ui/checks/tokens.ts"] },
  { name: "build", command: ["turbo", "run", "build", "--output-logs=errors-only"] },
  { name: "sizes", command: ["pnpm", "--filter", "@voxlog/e2e", "sizes"] },
  { name: "server", command: ["node", "apps/backend/launcher/fetch.ts"], startsFirst: true },
  {
    name: "unit, component and backend tests",
    command: [...tests, "--filter=!@voxlog/e2e", "--continue", "--concurrency=3"],
    reports: "{packages,apps}/*/reports/vitest.json",
  },
  {
    name: "end-to-end tests",
    command: [...tests, "--filter=@voxlog/e2e"],
    reports: "apps/e2e/reports/playwright.json",
  },
];

const running = new Map(
  steps.filter(({ startsFirst }) => startsFirst).map((step) => [step, runStep(step, root)]),
);
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const step of steps) {
  if (step.reports) await removeReports(step.reports);
  const begun = performance.now();
  const { ok, output } = await (running.get(step) ?? runStep(step, root));
  const count = await countStep(step, ok);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(step.name);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${count.failed > 0 ? "✗" : "✓"} ${step.name}: ${describe(step, count)} (${seconds} s)`);
  if (count.failed > 0) console.log(withoutPassed(output));
  else for (const [note] of output.matchAll(/^Note: .*/gm)) console.log(`  ${note}`);
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A step that fails without a failing test, such as a crash before the first one, counts as a failure itself. */
async function countStep(step: Step, ok: boolean): Promise<Count> {
  if (!step.reports) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = await countTests(step.reports, root);
  const broken = (!ok && count.failed === 0) || count.passed + count.failed === 0;
  return broken ? { ...count, failed: count.failed + 1 } : count;
}

function describe(step: Step, { passed, failed }: Count): string {
  if (step.reports) return `${passed} passed, ${failed} failed`;
  return failed > 0 ? "failed" : "passed";
}

/** Hundreds of tests that passed would bury the one that did not, above all where only the end of a log is kept. */
function withoutPassed(output: string): string {
  return output.replace(/^.*[✓✔].*\n/gm, "");
}

/** What an earlier run reported must not be counted again. */
async function removeReports(pattern: string): Promise<void> {
  for await (const file of glob(pattern, { cwd: root })) await rm(join(root, file));
}
