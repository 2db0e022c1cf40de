import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { zipSync } from "fflate";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type Backup, checkBackup } from "../../ops/backups/check-backup.ts";
import { decryptFile, makeKeyPair } from "../../ops/backups/encryption.ts";
import { inspect } from "../../ops/backups/inspect.ts";
import { unpack } from "../../ops/backups/unpack.ts";
import { readWatchSettings } from "../../ops/settings.ts";
import { settingsFor, startS3Storage } from "./s3-storage.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  using database = new DatabaseSync(join(folder, "data.db"));
  database.exec(`
    CREATE TABLE _collections (name TEXT, type TEXT, system INT);
    INSERT INTO _collections VALUES ('signups', 'base', 0), ('_superusers', 'auth', 1);
    CREATE TABLE signups (email TEXT);
    CREATE INDEX by_email ON signups (email);
    INSERT INTO signups VALUES ('ada@example.com'), ('bob@example.com')`);
});

const note = (rows: object) =>
  writeFile(join(folder, "backup.json"), JSON.stringify({ made: "2026-11-23T02:30:00.000Z", rows }));
const opens = ["true"] as const;

test("an unpacked backup passes with at least its listed rows, or without a list from an older version", async () => {
  expect(await inspect(folder, opens)).toEqual({ rows: { signups: 2 }, made: undefined });
  await note({ signups: 1 });
  expect(await inspect(folder, opens)).toEqual({ rows: { signups: 2 }, made: "2026-11-23T02:30:00.000Z" });
});

test.each([
  ["rows are missing", () => note({ signups: 3 }), "It contains 2 of 3 rows of signups."],
  ["a collection is missing", () => note({ sessions: 1 }), "It contains 0 of 1 rows of sessions."],
  ["there is no database", () => rm(join(folder, "data.db")), "It contains no database."],
  ["an index doesn't match its table", breakIndex, "data.db is damaged: "],
])("an unpacked backup fails when %s", async (_, spoil, problem) => {
  await spoil();
  await expect(inspect(folder, opens)).rejects.toThrow(problem);
});

test("an unpacked backup fails when PocketBase can't open it", async () => {
  const inspecting = inspect(folder, ["sh", "-c", "echo can't be decrypted >&2; exit 1"]);
  await expect(inspecting).rejects.toThrow("can't be decrypted");
});

async function breakIndex(): Promise<void> {
  using database = new DatabaseSync(join(folder, "data.db"), { defensive: false });
  database.exec(
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE INDEX by_email ON signups (email DESC)' WHERE name = 'by_email'",
  );
}

let home: string;
beforeEach(async () => {
  home = await temporaryFolder();
});

async function unpackZip(files: Record<string, Uint8Array>, spoil = (zip: Buffer) => zip, level: 0 | 6 = 0) {
  const zip = join(home, "backup.zip");
  await writeFile(zip, spoil(Buffer.from(zipSync(files, { level }))));
  const target = join(home, "data");
  await unpack(zip, target);
  return target;
}

const some = Buffer.from("some content");

test("unpacking a zip keeps its folders", async () => {
  const target = await unpackZip({ "data.db": some, "storage/a/b.txt": some });
  expect(await readFile(join(target, "storage/a/b.txt"), "utf8")).toBe("some content");
});

test.each(["../x.db", "/x.db", "a/../../x.db"])("unpacking a zip writes nothing to %s", async (name) => {
  await expect(unpackZip({ [name]: some })).rejects.toThrow();
  expect((await readdir(home)).sort()).toEqual(["backup.zip", "data"]);
});

test("a zip is rejected if a byte was changed or it unpacks to more than it declares", async () => {
  const otherByte = (zip: Buffer) =>
    Buffer.from(zip.toString("latin1").replace("some content", "same content"), "latin1");
  await expect(unpackZip({ "data.db": some }, otherByte)).rejects.toThrow("Its file data.db is damaged.");

  const saysLess = (zip: Buffer) => {
    // The unpacked size, in the directory at the end.
    zip.writeUInt32LE(10, zip.indexOf("PK\x01\x02") + 24);
    return zip;
  };
  const packed = () => unpackZip({ "data.db": new Uint8Array(1e6) }, saysLess, 6);
  await expect(packed()).rejects.toThrow("too many bytes");
});

/** Bytes: two parts, and small enough for a copy with the usual priority. */
const SIZE = 17 * 2 ** 20;

type CopyOptions = Parameters<typeof startS3Storage>[0] & { signal?: AbortSignal; elsewhere?: string };

async function beginCopy({
  signal = new AbortController().signal,
  elsewhere = "",
  ...manner
}: CopyOptions = {}) {
  const storage = await startS3Storage(manner);
  onTestFinished(storage[Symbol.dispose]);
  const folder = await temporaryFolder();
  const { recipient, secret } = await makeKeyPair();
  const { offSite } = await readWatchSettings(
    { ...settingsFor(storage), VOXLOG_BACKUP_KEY: recipient, VOXLOG_BACKUP_DIR: elsewhere },
    folder,
  );
  const content = randomBytes(SIZE);
  await mkdir(join(folder, "backups"));
  await writeFile(join(folder, "backups/large.zip"), content);
  const backup = { name: "large.zip", size: SIZE, made: 0, verified: 1 };
  const check = (of: Backup) => checkBackup({ backup: of, folder, binary: "", offSite }, signal);
  return { storage, folder, secret, content, backup, check, checked: check(backup) };
}

test("a large backup is uploaded in parts, because S3 takes 5 GB at once", async () => {
  const { storage, folder, secret, content, checked } = await beginCopy();
  expect(await checked).toMatchObject({ copied: expect.any(Number) });
  expect(storage.parts.size).toBe(2);
  const [copy, restored] = [join(folder, "copy.age"), join(folder, "restored.zip")];
  await writeFile(copy, storage.objects.get("large.zip.age") ?? "");
  await decryptFile(copy, restored, secret);
  expect((await readFile(restored)).equals(content)).toBe(true);
});

test("an upload that the server's end interrupts leaves no parts at the storage", async () => {
  const stopping = new AbortController();
  const { storage, checked } = await beginCopy({ signal: stopping.signal, answeredParts: 1 });
  await expect.poll(() => storage.parts.size, { interval: 1 }).toBeGreaterThan(0);
  stopping.abort();
  await checked;
  await expect.poll(() => storage.parts.size).toBe(0);
  expect(storage.objects.size).toBe(0);
});

test("a check that begins while the server stops starts no process", async () => {
  const { backup, checked } = await beginCopy({ signal: AbortSignal.abort() });
  expect(await checked).toEqual(backup);
});

test("a backup that the storage reports as failed only after its status counts as not copied", async () => {
  const { checked } = await beginCopy({ joinsParts: false });
  expect(await checked).toMatchObject({ copyProblem: expect.stringContaining("InternalError") });
  expect(await checked).not.toHaveProperty("copied");
});

test("a backup is copied to the storage once while the folder can't be written to", async () => {
  const { storage, check, checked } = await beginCopy({ elsewhere: "/nonexistent/elsewhere" });
  const first = await checked;
  expect([...storage.objects.keys()]).toEqual(["large.zip.age"]);
  storage.objects.clear();
  const { copied, copyProblem } = await check(first);
  expect([copied, copyProblem]).toEqual([
    undefined,
    expect.stringMatching(/^VOXLOG_BACKUP_DIR: .*\/elsewhere/),
  ]);
  expect(storage.objects.size).toBe(0);
});

test("a backup's copy removes the part of one that was interrupted or found no room", async () => {
  const elsewhere = await temporaryFolder();
  await writeFile(join(elsewhere, ".yesterday.zip.age.part"), "the beginning");
  const { checked } = await beginCopy({ elsewhere });
  expect(await checked).toHaveProperty("copied");
  expect(await readdir(elsewhere)).toEqual(["large.zip.age"]);
});
