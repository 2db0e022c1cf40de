import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { glob, mkdir, mkdtemp, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join, relative } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import packageJson from "../../package.json" with { type: "json" };
import { countRowsIn, type Manifest } from "./inspect.ts";
import { takeLowPriority } from "./low-priority.ts";
import { PACE, writePaced } from "./write-paced.ts";

/** What lies in the data folder and isn't data: PocketBase's own, ours, Litestream's, and what `restore` replaced. */
const LEFT_OUT =
  /^(backups|\.pb_temp_to_delete|\.notify|\.autocert_cache|lost\+found|launcher\.lock.*|health\.json.*|\.data\.db-litestream|before-restore-.*)$/;
/** What is included as a copy, or as it was counted for this backup. */
const COPIED = /^(data\.db|auxiliary\.db)(-wal|-shm)?$|^backup\.json$/;
/** Pages of 4 KB that are copied in one step. */
const STEP = PACE / 4000;

/** A process of its own, which a hook starts. It prints what went wrong, if anything has. Its arguments are the data folder, and the backup's name. */
const [folder = "", name = ""] = process.argv.slice(2);
// PocketBase holds the other end of this pipe.
process.stdin.once("end", () => process.exit(1)).resume();
await makeBackup().catch((error: Error) => process.stdout.write(error.message));
process.exit();

async function makeBackup(): Promise<void> {
  const backups = join(folder, "backups");
  // PocketBase removes this folder when it starts, should something be left in it.
  const temporary = join(folder, ".pb_temp_to_delete");
  for (const each of [backups, temporary]) await mkdir(each, { recursive: true });
  const { size } = await stat(join(folder, "data.db"));
  takeLowPriority(size);
  await expectRoom(size);
  // What was killed as it was written: PocketBase makes one backup at a time.
  for await (const draft of glob(".*.zip.part", { cwd: backups })) await rm(join(backups, draft));
  const draft = join(backups, `.${name}.part`);
  const scratch = await mkdtemp(join(temporary, "backup-"));
  try {
    const made = new Date().toISOString();
    const rows = await copyDatabase("data.db", scratch, countRowsIn);
    await copyDatabase("auxiliary.db", scratch, (log) => log.prepare("SELECT COUNT(*) FROM _logs").get());
    emptyLog(join(scratch, "auxiliary.db"));
    await zip(draft, scratch, { made, version: packageJson.version, rows });
    await rename(draft, join(backups, name));
  } finally {
    for (const each of [scratch, draft]) await rm(each, { recursive: true, force: true });
  }
}

/** @throws Error when the disk has no room for the copy and the backup. */
async function expectRoom(size: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = 2 * size;
  if (bavail * bsize < needed)
    throw new Error(`The disk is too full for a backup, which needs ${needed} bytes.`);
}

/**
 * Copies a database as it is at one moment, while others write to it: the transaction keeps what `read` has seen, where
 * SQLite would begin the copy anew with each of their commits.
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

/** A request that failed may hold what a visitor sent: that is nothing to keep for longer than the log does. */
function emptyLog(file: string): void {
  using log = new DatabaseSync(file);
  log.exec("DELETE FROM _logs; VACUUM");
}

/** Packs the copies, the manifest, and all else that is data. */
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
  // It is thrown where the content is read, which may be later.
  content.once("error", () => undefined);
  await writePaced(file, content);
}
