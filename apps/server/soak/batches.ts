import { compare, startBothPaths } from "../tests/batches/compare-paths.ts";

/** `pnpm soak`: thousands of batches, sound and hostile, the fast way and PocketBase's own. Any difference makes it fail. */
const SEEDS = [2, 3, 4, 5, 6];
const BATCHES = 2000;

console.log(
  "| seed | batches | written the fast way | rejected | different |\n| --- | --- | --- | --- | --- |",
);
for (const seed of SEEDS) {
  await using both = await startBothPaths();
  const { fast, rejected, differences } = await compare(both, BATCHES, seed);
  console.log(`| ${seed} | ${BATCHES} | ${fast} | ${rejected} | ${differences.length} |`);
  for (const difference of differences.slice(0, 5)) console.error(difference);
  if (differences.length > 0) process.exitCode = 1;
}
