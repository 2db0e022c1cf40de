import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { type Count, countTests } from "./count-tests.ts";
import { inParallel } from "./in-parallel.ts";
import { runStep } from "./run-step.ts";
import { type Step, stages } from "./steps.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/**
 * `pnpm test`: runs every check, in stages; the steps of a stage run in parallel, and failures don't stop the others. A
 * static check counts as one, others count their tests.
 */
const root = join(import.meta.dirname, "../../..");

process.env["TMPDIR"] ||= await makeTemporaryFolder();

const begun = performance.now();
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const { steps, lanes } of stages) await inParallel(steps, report, lanes);

if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`In ${secondsSince(begun)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function report(step: Step): Promise<void> {
  if (step.reports) await removeReports(step.reports);
  for (const folder of step.fills ?? []) await rm(join(root, folder), { recursive: true, force: true });
  const start = performance.now();
  const { ok, output } = await runStep(step, root);
  const count = await countStep(step, ok);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(step.name);
  console.log(
    `${count.failed > 0 ? "✗" : "✓"} ${step.name}: ${describe(step, count)} (${secondsSince(start)} s)`,
  );
  for (const title of count.flaky ?? []) console.log(`  Note: passed only on a retry: ${title}`);
  if (count.failed > 0) console.log(withoutPassed(output));
  else for (const [note] of output.matchAll(/^Note: .*/gm)) console.log(`  ${note}`);
}

/** A step that fails without a failing test, such as by a crash, counts as one failure. */
async function countStep(step: Step, ok: boolean): Promise<Count> {
  if (!step.reports) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = await countTests(step.reports, root);
  const isEmpty = count.passed + count.failed === 0;
  const broken = (!ok && count.failed === 0) || isEmpty;
  return broken ? { ...count, failed: count.failed + 1 } : count;
}

function describe(step: Step, { passed, failed }: Count): string {
  if (step.reports) return `${passed} passed, ${failed} failed`;
  return failed > 0 ? "failed" : "passed";
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

/** Hundreds of passed tests would bury a failed one, above all where only the end of a log is kept. */
function withoutPassed(output: string): string {
  return output.replace(/^.*[✓✔].*\n/gm, "");
}

async function removeReports(pattern: string): Promise<void> {
  for await (const file of glob(pattern, { cwd: root })) await rm(join(root, file));
}
