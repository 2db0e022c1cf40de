import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Fails when an app uses a component whose classes its stylesheet excludes (`@source not`), which would leave it
 * unstyled. Not a test: test results are cached by package, and this reads the apps.
 */
const root = join(import.meta.dirname, "../../../..");
const faults: string[] = [];
for await (const path of glob("apps/*/app/app.css", { cwd: root })) {
  const app = path.split(/[\\/]/).slice(0, 2).join("/");
  const excluded =
    /@source not ".*\{(.*)\}"/.exec(await readFile(join(root, path), "utf8"))?.[1]?.split(",") ?? [];
  for await (const file of glob(`${app}/app/**/*.tsx`, { cwd: root })) {
    const text = await readFile(join(root, file), "utf8");
    const used = excluded.filter((name) => text.includes(`"@voxlog/ui/${name}"`));
    if (used.length > 0) faults.push(`${file}: ${used.join(", ")}`);
  }
}
if (faults.length > 0) {
  console.error(
    `Used without their styles; take them off the app's \`@source not\`:\n  ${faults.join("\n  ")}`,
  );
  process.exitCode = 1;
}
