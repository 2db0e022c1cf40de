import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { glob, mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join, relative } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import packageJson from "../../package.json" with { type: "json" };
import { countRowsIn, createScratch, type Manifest, type Rows } from "./inspect.ts";
import { BYTES_PER_SYNC, lowerPriority, writeSynced } from "./pace.ts";

/**
 * Files in the data folder that are copied otherwise or aren't data: PocketBase's, ours, Litestream's, and those that
 * `restore` replaced. In the log, `auxiliary.db`, a failed request may have a visitor's data, which must not outlive it. A
 * start creates it.
 */
const LEFT_OUT =
  /^(data\.db.*|backup\.json|backups|\.pb_temp_to_delete|\.notify|\.autocert_cache|lost\+found|launcher\.lock.*|auxiliary\.db.*|(health|traffic)\.json.*|\.data\.db-litestream|before-restore-.*)$/;
/** Pages of 4 KB that are copied in one step. */
const STEP = BYTES_PER_SYNC / 4000;

/** A hook starts this process with the data folder and the backup's name. It prints its error, if any. */
const [folder = "", name = ""] = process.argv.slice(2);
// PocketBase holds the other end of this pipe.
process.stdin.once("end", () => process.exit(1)).resume();
await makeBackup().catch((error: Error) => process.stdout.write(error.message));
process.exit();

async function makeBackup(): Promise<void> {
  const backups = join(folder, "backups");
  await mkdir(backups, { recursive: true });
  const { size } = await stat(join(folder, "data.db"));
  lowerPriority(size);
  await expectRoom(size);
  // Left over from a killed process: PocketBase makes one backup at a time.
  for await (const draft of glob(".*.zip.part", { cwd: backups })) await rm(join(backups, draft));
  const draft = join(backups, `.${name}.part`);
  await using scratch = await createScratch(folder);
  try {
    const made = new Date().toISOString();
    const copy = join(scratch.path, "data.db");
    const rows = await copyDatabase(copy);
    await zip(draft, copy, { made, version: packageJson.version, rows });
    await rename(draft, join(backups, name));
  } finally {
    await rm(draft, { force: true });
  }
}

/** @throws Error if the disk has no room for the copy and the backup. */
async function expectRoom(size: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = 2 * size;
  if (bavail * bsize < needed)
    throw new Error(`The disk is too full for a backup, which needs ${needed} bytes.`);
}

/**
 * Copies a consistent snapshot of the database while others write to it. Without the transaction, SQLite would restart
 * the copy after each of their commits.
 *
 * @returns its rows.
 */
async function copyDatabase(copy: string): Promise<Rows> {
  using database = new DatabaseSync(join(folder, "data.db"), { readOnly: true, timeout: 10_000 });
  database.exec("BEGIN");
  const rows = countRowsIn(database);
  const descriptor = openSync(copy, "wx", 0o600);
  await backup(database, copy, { rate: STEP, progress: () => fdatasyncSync(descriptor) });
  closeSync(descriptor);
  return rows;
}

async function zip(file: string, database: string, manifest: Manifest): Promise<void> {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(JSON.stringify(manifest)), "backup.json");
  archive.addFile(database, "data.db", { compressionLevel: 1 });
  for (const top of await readdir(folder, { withFileTypes: true })) {
    if (LEFT_OUT.test(top.name)) continue;
    const below = top.isDirectory()
      ? await readdir(join(folder, top.name), { recursive: true, withFileTypes: true })
      : [top];
    for (const entry of below.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      archive.addFile(path, relative(folder, path), { compressionLevel: 1 });
    }
  }
  archive.end();
  const content = archive.outputStream as Readable;
  archive.once("error", (error: Error) => content.destroy(error));
  // Reading the content throws the error, possibly later.
  content.once("error", () => undefined);
  await writeSynced(file, content);
}
