import { execFile } from "node:child_process";
import { mkdir, mkdtempDisposable, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBinary, VERSION } from "../pocketbase/find-binary.ts";
import { runCommand } from "../process/command.ts";

const FOLDER = join(import.meta.dirname, "..", "build", "pocketbase");
const TYPES = join(FOLDER, "types.d.ts");
const HEADING = `// PocketBase ${VERSION}, without index signatures\n`;

/** Fetches PocketBase, and writes its types for hooks and migrations. Prints the binary's path. */
await runCommand(async (signal) => {
  const binary = await findBinary(signal);
  await writeTypes(binary);
  process.stdout.write(`${binary}\n`);
});

/**
 * Writes PocketBase's types for hooks and migrations into the build, without their index signatures, which would hide
 * every misspelled property.
 */
async function writeTypes(binary: string): Promise<void> {
  const written = await readFile(TYPES, "utf8").catch(() => "");
  if (written.startsWith(HEADING)) return;
  await using data = await mkdtempDisposable(join(tmpdir(), "voxlog-types-"));
  const folders = ["dir", "migrationsDir", "hooksDir"].map((flag) => `--${flag}=${join(data.path, flag)}`);
  await promisify(execFile)(binary, ["migrate", "history-sync", ...folders, "--dev=false"]);
  const types = await readFile(join(data.path, "dir", "types.d.ts"), "utf8");
  await mkdir(FOLDER, { recursive: true });
  const draft = `${TYPES}.${process.pid}`;
  await writeFile(draft, HEADING + types.replaceAll("  [key:string]: any;\n", ""));
  await rename(draft, TYPES);
}
