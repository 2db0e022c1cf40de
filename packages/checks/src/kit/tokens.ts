import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { violationsInSource, violationsInStyles } from "./outside-tokens.ts";

/**
 * Fails when an app or the kit has a literal color or distance instead of a token. Not a test: test results are cached
 * by package, and this reads the apps.
 */
const root = join(import.meta.dirname, "../../../..");
const faults: string[] = [];
let files = 0;

for await (const file of glob(
  "{apps/*/app/**/*.{ts,tsx,css},apps/*/index.html,packages/ui/src/**/*.{ts,tsx,css}}",
  { cwd: root },
)) {
  if (/\.test\.|[\\/]src[\\/]theme[\\/]/.test(file)) continue;
  files += 1;
  const text = await readFile(join(root, file), "utf8");
  const violations = file.endsWith(".css") ? violationsInStyles(text) : violationsInSource(text);
  faults.push(...violations.map((violation) => `${file}: ${violation}`));
}

if (files === 0) faults.push("No source was found to check.");
if (faults.length > 0) {
  console.error(
    `Outside the tokens; take a utility, --spacing(…) or a custom property instead:\n  ${faults.join("\n  ")}`,
  );
  process.exitCode = 1;
}
