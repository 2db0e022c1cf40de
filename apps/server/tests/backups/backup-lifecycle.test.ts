import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { listen } from "@voxlog/testing/listen";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { makeKeyPair } from "../../ops/backups/encryption.ts";
import packageJson from "../../package.json" with { type: "json" };
import { runPiped } from "../../testing/run-command.ts";
import { runAtTerminal } from "../commands/run-at-terminal.ts";
import { mailVariables, startMailServer } from "../mail/mail-server.ts";
import { signup } from "../samples.ts";
import { createRecord, ownServer } from "../server.ts";
import { settingsFor, startS3Storage } from "./s3-storage.ts";

const TOKEN = "metrics-token-0123456789-0123456789";
const ADA = "ada.lovelace@example.com";

const keys = await makeKeyPair();
const folder = await temporaryFolder();
const elsewhere = join(folder, "elsewhere");
await mkdir(elsewhere);
let beats = 0;
const mailServer = await startMailServer();
const storage = await startS3Storage();
const monitor = await listen((_, response) => {
  beats++;
  response.end();
});
const server = await ownServer({
  env: {
    ...mailVariables(mailServer),
    VOXLOG_BACKUP_KEY: keys.recipient,
    VOXLOG_BACKUP_DIR: elsewhere,
    ...settingsFor(storage),
    VOXLOG_METRICS_TOKEN: TOKEN,
    VOXLOG_HEARTBEAT_URL: `${monitor.url}/beat`,
  },
});
const { dataDir } = server;
await mkdir(join(dataDir, "before-restore-2026"));
await writeFile(join(dataDir, "before-restore-2026", "data.db"), "of before");
afterAll(async () => {
  await mailServer.stop();
  storage[Symbol.dispose]();
  monitor[Symbol.dispose]();
});

const read = (path: string, authorization = "") =>
  fetch(server.url + path, { headers: { Authorization: authorization } });
const subjects = () => mailServer.emails.map(({ headers }) => headers.get("subject"));
const isHealthMail = (subject: string | null) => /aandacht|in orde/.test(subject ?? "");
const health = async () => (await read("/api/owner/health", server.admin.token)).json();

const restore = (args: string[], to: string, typed = "") =>
  runPiped("restore.ts", args, { DATA_DIR: to }, typed);

function signupsIn(data: string): unknown[] {
  using database = new DatabaseSync(join(data, "data.db"), { readOnly: true });
  return database
    .prepare("SELECT email FROM signups ORDER BY created")
    .all()
    .map(({ email }) => email);
}

test("a backup that can't be restored is reported to the owner once, and calls to the monitor stop", async () => {
  await writeFile(join(dataDir, "backups", "damaged.zip"), "no zip");
  await expect.poll(subjects).toEqual(["Voxlog vraagt je aandacht: back-up"]);
  expect(mailServer.emails[0]?.text).toMatch(/De back-up van .* \(damaged\.zip\) is niet te gebruiken: /);
  const before = beats;
  await server.restart();
  expect(await health()).toMatchObject({ ok: { backup: false, disk: true, database: true, mail: true } });
  expect(subjects()).toHaveLength(1);
  expect(beats).toBe(before);
});

test("a new backup is test-restored and copied off-site encrypted, and all checks pass again", async () => {
  await createRecord(server, "signups", { ...signup(), email: ADA });
  const before = beats;
  await server.admin.send("POST", "/api/backups", { name: "tonight.zip" });
  await expect.poll(() => beats).toBeGreaterThan(before);

  const copy = storage.objects.get("tonight.zip.age");
  expect(copy?.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(await readFile(join(elsewhere, "tonight.zip.age"))).toEqual(copy);
  // The server's own files aren't data, and what a restore replaced was in earlier backups.
  const files = unzipSync(await readFile(join(dataDir, "backups", "tonight.zip")));
  const { version } = JSON.parse(strFromU8(files["backup.json"] ?? new Uint8Array()));
  expect(version).toBe(packageJson.version);
  expect(Object.keys(files).sort()).toEqual([
    ...["backup.json", "data.db", "server.json"],
    // Its token opens the page to unsubscribe, also after a restore.
    "summary.json",
    "types.d.ts",
  ]);
  const { ok, backup, database } = await health();
  expect(Object.values(ok)).not.toContain(false);
  const moment = expect.any(Number);
  expect(backup).toMatchObject({ name: "tonight.zip", verified: moment, copied: moment });
  expect(backup.problem).toBeUndefined();
  expect(database.size).toBeGreaterThan(0);
  expect(subjects().filter(isHealthMail)).toEqual([
    "Voxlog vraagt je aandacht: back-up",
    "Voxlog is weer in orde: back-up",
  ]);
});

test("the server's health is visible only to the owner and the token, also in Prometheus format", async () => {
  for (const path of ["/api/owner/health", "/metrics"]) {
    for (const who of ["", "Bearer wrong", `Bearer ${TOKEN.slice(1)}`]) {
      const { status, headers } = await read(path, who);
      expect([status, headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    }
    expect((await read(path, server.admin.token)).status).toBe(200);
  }
  expect(Object.keys(await (await read("/api/health")).json()).sort()).toEqual(["code", "data", "message"]);

  const response = await read("/metrics", `Bearer ${TOKEN}`);
  expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const metrics = await response.text();
  expect(metrics).toContain("# HELP voxlog_healthy ");
  expect(metrics).toContain('# TYPE voxlog_healthy gauge\nvoxlog_healthy{check="disk"} 1\n');
  expect(metrics).toMatch(/^voxlog_build_info\{version="[\w.-]+",pocketbase="[\d.]+"\} 1$/m);
  expect(metrics).toMatch(/^voxlog_backup_last_verified 1$/m);
  expect(metrics).toMatch(/^voxlog_disk_free_bytes \d{9,}$/m);
});

test("the health check puts no secret in PocketBase's environment", async () => {
  const environment = await readFile(`/proc/${server.pid}/environ`, "latin1");
  expect(environment).toContain("MAKE_BACKUP=");
  for (const secret of [TOKEN, "s3cret", "/beat"]) expect(environment).not.toContain(secret);
});

const copy = () => join(elsewhere, "tonight.zip.age");

test("an off-site backup is restored into an empty folder with one command and the key", async () => {
  const fresh = join(folder, "fresh");
  const other = await makeKeyPair();
  const rejected = await restore([copy()], fresh, `${other.secret}\n`);
  expect(rejected.code).toBe(1);
  expect(rejected.stderr).toMatch(/can't be decrypted with that key.*Nothing was changed/);

  const { code, stdout, stderr } = await restore([copy()], fresh, `${keys.secret}\n`);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^tonight\.zip\.age: created .*, with .*1 signups/m);
  expect(signupsIn(fresh)).toEqual([ADA]);
  expect(await readdir(fresh)).not.toContain("health.json");
});

test("an off-site backup is restored at a terminal without showing the key", async () => {
  const env = { DATA_DIR: join(folder, "fresh") };
  const { code, shown, isCooked } = await runAtTerminal("restore.ts", [copy()], env, [
    ["Secret key", `${keys.secret}\r`],
    ["(yes/no)", "\u001b[Ayes\r"], // The up arrow must not show the key.
  ]);
  expect(shown).toContain("The previous data is in ");
  expect(shown).not.toContain(keys.secret.slice(0, 20));
  expect([code, isCooked]).toEqual([0, true]);
});

test("an off-site backup isn't restored while the server runs", async () => {
  const { code, stderr } = await restore([copy()], dataDir, `${keys.secret}\n`);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Another Voxlog is using this data/)]);
});

test("an off-site backup isn't restored by the admin's button, which names the command instead", async () => {
  const restoring = server.admin.send("POST", "/api/backups/tonight.zip/restore");
  await expect(restoring).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("run restore"),
  });
});

test("an off-site backup replaces nothing without a yes, and keeps a copy of the replaced data", async () => {
  await createRecord(server, "signups", { ...signup(), email: "bob@example.com" });
  await server.kill();
  const damaged = join(folder, "half.zip");
  await cp(backup(), damaged);
  const content = await readFile(damaged);
  await writeFile(damaged, content.fill(7, 40_000, 50_000));
  for (const [args, reason] of [
    [[folder, "--yes"], /isn't a file/],
    [[damaged, "--yes"], /half\.zip isn't a complete backup: .* Nothing was changed\./],
    [[backup()], /Nothing was changed\./],
  ] as const) {
    const { code, stderr } = await restore([...args], dataDir, "no\n");
    expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
    expect(signupsIn(dataDir)).toEqual([ADA, "bob@example.com"]);
  }

  const { code, stdout } = await restore([backup()], dataDir, "yes\n");
  expect([code, stdout]).toEqual([0, expect.stringContaining("It would replace: ")]);
  expect(signupsIn(dataDir)).toEqual([ADA]);
  const [, aside = ""] = (await readdir(dataDir)).filter((name) => name.startsWith("before-restore-")).sort();
  expect(signupsIn(join(dataDir, aside))).toEqual([ADA, "bob@example.com"]);
});

const backup = () => join(dataDir, "backups", "tonight.zip");

/** Restores a backup, and kills the process when it moves a file whose new path meets the condition. */
async function killRestore(to: string, condition: string): Promise<void> {
  const code = `
    import fs from "node:fs/promises";
    import { syncBuiltinESMExports } from "node:module";
    const { rename } = fs;
    fs.rename = (from, to) => (${condition} ? process.kill(process.pid, "SIGKILL") : rename(from, to));
    syncBuiltinESMExports();`;
  const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(code)}"`;
  const killed = await runPiped("restore.ts", [backup(), "--yes"], { DATA_DIR: to, NODE_OPTIONS });
  expect(killed.code).toBeNull();
}

const MOVES_DATABASE_IN = `!to.includes("before-restore-") && to.endsWith("/data.db")`;

test("a server whose restore into an empty folder was killed doesn't start without leads, until it's done again", async () => {
  const empty = join(folder, "empty");
  await killRestore(empty, MOVES_DATABASE_IN);
  await expect(ownServer({ dataDir: empty })).rejects.toThrow(
    /A restore was interrupted: .*empty has no database\. Restore the backup again, or delete /,
  );
  expect((await restore([backup()], empty)).code).toBe(0);
  expect(signupsIn(empty)).toEqual([ADA]);
});

test.each([
  ["after it moved the database away", `to.includes("before-restore-") && !to.endsWith("/data.db")`],
  ["before it moved the restored one in", MOVES_DATABASE_IN],
])(
  "a server whose restore was killed %s doesn't start without its data, until the backup is restored again",
  async (_, condition) => {
    await server.restart();
    await createRecord(server, "signups", { ...signup(), email: "eve@example.com" });
    await server.kill();
    await killRestore(dataDir, condition);
    await expect(server.restart()).rejects.toThrow(/^A restore was interrupted: .*before-restore-/);
    const { code, stdout } = await restore([backup()], dataDir);
    expect(code).toBe(0);
    const [, previous = ""] = /The previous data is in (\S+?)(?:\.| and )/.exec(stdout) ?? [];
    expect(signupsIn(previous)).toEqual([ADA, "eve@example.com"]);
    await server.restart();
    expect(await server.admin.rows("signups")).toMatchObject([{ email: ADA }]);
  },
);
