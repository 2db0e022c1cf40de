import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { glob, mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join, relative } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import packageJson from "../../package.json" with { type: "json" };
import { countRowsIn, createScratch, type Manifest } from "./inspect.ts";
import { BYTES_PER_SYNC, lowerPriority, writeSynced } from "./pace.ts";

/** Files in the data folder that aren't data: PocketBase's, ours, Litestream's, and those that `restore` replaced. */
const LEFT_OUT =
  /^(backups|\.pb_temp_to_delete|\.notify|\.autocert_cache|lost\+found|launcher\.lock.*|(health|traffic)\.json.*|data\.db-reports.*|\.data\.db-litestream|before-restore-.*)$/;
/** Files that the backup has a copy of. */
const COPIED = /^(data\.db|auxiliary\.db)(-wal|-shm)?$|^backup\.json$/;
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
    const rows = await copyDatabase("data.db", scratch.path, countRowsIn);
    await copyDatabase("auxiliary.db", scratch.path, (log) =>
      log.prepare("SELECT COUNT(*) FROM _logs").get(),
    );
    emptyLog(join(scratch.path, "auxiliary.db"));
    await zip(draft, scratch.path, { made, version: packageJson.version, rows });
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
 * Copies a consistent snapshot of a database while others write to it. Without the transaction, SQLite would restart
 * the copy after each of their commits.
 *
 * @returns what `read` returns.
 */
async function copyDatabase<T>(file: string, to: string, read: (database: DatabaseSync) => T): Promise<T> {
  using database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: 10_000 });
  database.exec("BEGIN");
  const found = read(database);
  const copy = join(to, file);
  const descriptor = openSync(copy, "wx", 0o600);
  await backup(database, copy, { rate: STEP, progress: () => fdatasyncSync(descriptor) });
  closeSync(descriptor);
  return found;
}

/** A failed request may have a visitor's data, which must not outlive the log. */
function emptyLog(file: string): void {
  using log = new DatabaseSync(file);
  log.exec("DELETE FROM _logs; VACUUM");
}

async function zip(file: string, copies: string, manifest: Manifest): Promise<void> {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.from(JSON.stringify(manifest)), "backup.json");
  for (const copy of ["data.db", "auxiliary.db"])
    archive.addFile(join(copies, copy), copy, { compressionLevel: 1 });
  for (const top of await readdir(folder, { withFileTypes: true })) {
    if (LEFT_OUT.test(top.name) || COPIED.test(top.name)) continue;
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
