import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { phraseFaults } from "./phrases.ts";
import { titleFaults } from "./titles.ts";

/** Fails on phrases that a native engineer wouldn't write, and on titles of tests that don't make sense alone. */
const root = join(import.meta.dirname, "../../../..");
const CHECKED = /\.(?:tsx?|m?js|css|mdx?|ya?ml|sh|html|conf|nft|service|dockerignore)$|(?:Caddy|Docker)file$/;
const TEST = /\.tsx?$/;
/** Texts for visitors, the owner's words, vocabulary to recognize, released migrations, and this check itself. */
const EXEMPT =
  /\/dictionaries\/|^packages\/demo-data\/src\/|^packages\/extract\/src\/languages\/|^docs\/spec\/|\/pb_migrations\/|^packages\/checks\/src\/words\/|^pnpm-lock/;

const listed = await execa("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  lines: true,
});
const files = listed.stdout.filter((file) => CHECKED.test(file) && !EXEMPT.test(file));
const found: string[] = [];
const tests = new Map<string, string>();
for (const file of files.filter((path) => existsSync(join(root, path)))) {
  const content = await readFile(join(root, file), "utf8");
  if (TEST.test(file)) tests.set(file, content);
  for (const { line, phrase, instead } of phraseFaults(content)) {
    found.push(`${file}:${line}: "${phrase}"; write: ${instead}`);
  }
}
found.push(...titleFaults(tests));
if (files.length === 0) found.push("Found no file to check.");
if (found.length > 0) {
  console.error(`Phrases and titles to replace:\n  ${found.join("\n  ")}`);
  process.exitCode = 1;
}
