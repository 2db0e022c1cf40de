import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { ownControls, reasons } from "./own-controls.ts";

/**
 * Fails when an app builds a control that the kit has, and on exceptions that are no longer needed. Not a test: test
 * results are cached by package, and this reads the apps.
 */
const root = join(import.meta.dirname, "../../../..");
const faults: string[] = [];
const found = new Set<string>();

for await (const path of glob("apps/*/app/**/*.tsx", { cwd: root })) {
  if (path.includes(".test.")) continue;
  const file = path.split(sep).join("/");
  const controls = ownControls(await readFile(join(root, path), "utf8"));
  if (controls.length > 0) found.add(file);
  if (controls.length > 0 && !reasons[file]) faults.push(`${file}: ${controls.join(" ")}`);
}

for (const file of Object.keys(reasons)) {
  if (!found.has(file)) faults.push(`${file} has no control of its own any more: take it off the list`);
}
if (faults.length > 0) {
  console.error(
    `Controls made by hand. Use the kit's, or give the reason in own-controls.ts:\n  ${faults.join("\n  ")}`,
  );
  process.exitCode = 1;
}
