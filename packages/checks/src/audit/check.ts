import { join } from "node:path";
import { execa } from "execa";

/**
 * Fails when a dependency has a known vulnerability of high severity or above; passes without network or advisories,
 * which mirrors often lack. Arguments are pnpm's, such as `--registry`.
 */
const { exitCode, stdout, stderr } = await execa(
  "pnpm",
  ["audit", "--audit-level=high", ...process.argv.slice(2)],
  { cwd: join(import.meta.dirname, "../../../.."), reject: false, timeout: 60_000 },
);
if (/^\d+ vulnerabilit(?:y|ies) found/m.test(stdout)) {
  console.log(stdout);
  process.exitCode = exitCode;
} else if (exitCode !== 0) {
  console.log(`Note: the dependencies weren't audited. ${stderr.replace(/\s*[│×]\s*/g, " ").trim()}`);
}
