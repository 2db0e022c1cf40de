import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { oddPhrases } from "./phrases.ts";

/** Fails on phrases that a native engineer wouldn't write, in code, comments, tests and documents. */
const root = join(import.meta.dirname, "../../../..");
const CHECKED = /\.(?:tsx?|m?js|css|md|ya?ml|sh)$/;
/** Texts for visitors, the owner's words, vocabulary to recognize, released migrations, and this check itself. */
const EXEMPT =
  /\/dictionaries\/|^packages\/demo-data\/src\/|^packages\/extract\/src\/languages\/|^docs\/spec\/|\/pb_migrations\/|^packages\/checks\/src\/words\/|^pnpm-lock/;

const listed = await execa("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  lines: true,
});
const files = listed.stdout.filter((file) => CHECKED.test(file) && !EXEMPT.test(file));
const found: string[] = [];
for (const file of files.filter((path) => existsSync(join(root, path)))) {
  for (const { line, phrase, instead } of oddPhrases(await readFile(join(root, file), "utf8"))) {
    found.push(`${file}:${line}: "${phrase}"; write: ${instead}`);
  }
}
if (files.length === 0) found.push("Found no file to check.");
if (found.length > 0) {
  console.error(`Phrases to replace:\n  ${found.join("\n  ")}`);
  process.exitCode = 1;
}
