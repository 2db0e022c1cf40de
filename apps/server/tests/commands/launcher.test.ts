import { once } from "node:events";
import { mkdir, open, readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "@voxlog/testing/free-port";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { copyDatabase } from "../../testing/index.ts";
import { runPiped, startCommand, startProgram } from "../../testing/run-command.ts";
import { signup } from "../samples.ts";
import { send, signInAsStaff } from "../server.ts";
import { runAtTerminal } from "./run-at-terminal.ts";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const dataDir = () => join(folder, "data");

const run = (script: string, args: string[], env: Record<string, string> = {}, typed = "") =>
  runPiped(script, args, { DATA_DIR: dataDir(), ...env }, typed);

function launch(script: string, env: Record<string, string>) {
  const { child, ended, announced } = startCommand(script, { DATA_DIR: dataDir(), ...env });
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return { child, ended, announced };
}

/** Serves the data folder. Unless it `isFirst`, it has been served before: a first start takes three times as long. */
async function serving({ isFirst = false, port = 0 } = {}) {
  if (!isFirst) await copyDatabase(dataDir());
  const launched = launch("serve.ts", { PORT: String(port || (await freePort())) });
  return { ...launched, ...(await launched.announced<{ url: string; pid: number }>()) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function expectFailure(
  message: RegExp,
  env: Record<string, string> = {},
  script = "serve.ts",
  args: string[] = [],
) {
  const { code, stderr } = await run(script, args, { PORT: String(await freePort()), ...env });
  expect([code, stderr.trimEnd().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toMatch(message);
}

test.each<[string, Record<string, string>, RegExp]>([
  ["an invalid port", { PORT: "http" }, /^PORT is "http"\. Set it to a number from 1 to 65535\.$/m],
  ["a read-only folder", { DATA_DIR: `${import.meta.filename}/data` }, /^The data .* writable: .* DATA_DIR=/],
  ["a folder without a build", { SITE_DIR: "/no/build" }, /^SITE_DIR .* without a build: \/no\/build\. B/],
])("serve.ts rejects %s, and tells what to do", (_, env, message) => expectFailure(message, env));

test("serve.ts rejects a port in use, and names the way to choose another", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  await expectFailure(new RegExp(`^Port ${port} is in use .* PORT=${port + 1}`), { PORT: String(port) });
  other.close();
});

test.each<[string, RegExp, (file: string) => Promise<void> | void]>([
  [
    "a damaged database",
    /^The database is damaged: .*data\.db .*restore the last backup.*docs\/owner\/restore\.md/,
    async (file) => {
      await using handle = await open(file, "r+");
      await handle.write(Buffer.alloc(20_000, "x"), 0, 20_000, (await handle.stat()).size - 30_000);
    },
  ],
  [
    "a newer version's database",
    /^The data is from a newer Voxlog: .*1999999999_newer\.js.*Start the newer version/,
    (file) => {
      using database = new DatabaseSync(file);
      database.exec("INSERT INTO _migrations (file, applied) VALUES ('1999999999_newer.js', 1)");
    },
  ],
])("serve.ts rejects %s, tells what to do, and leaves the file as it is", async (_, message, change) => {
  await copyDatabase(dataDir());
  const file = join(dataDir(), "data.db");
  await change(file);
  const before = await readFile(file);
  await expectFailure(message);
  expect((await readFile(file)).equals(before)).toBe(true);
});

test("serve.ts doesn't call a database damaged that it may not open, and tells what to do", async () => {
  await mkdir(join(dataDir(), "data.db"), { recursive: true });
  await expectFailure(/^Failed: .*data\.db: unable to open database file\. Run this as the server's user/);
});

test("a server locks its data, ends when its launcher is killed, and can restart at once", async () => {
  const port = await freePort();
  const { child, pid } = await serving({ port });
  for (const name of ["data.db", "data.db-wal", "auxiliary.db"])
    expect([name, (await stat(join(dataDir(), name))).mode & 0o777]).toEqual([name, 0o600]);
  await expectFailure(/^Another Voxlog is using this data: /);
  child.kill("SIGKILL");
  const again = await serving({ isFirst: true, port });
  again.child.kill("SIGKILL");
  for (const orphan of [pid, again.pid]) await expect.poll(() => isAlive(orphan)).toBe(false);
});

function runScript(body: string) {
  const module = new URL("../../process/command.ts", import.meta.url).href;
  const script = `
    import { DatabaseSync } from "node:sqlite";
    import { runCommand, whenAborted } from ${JSON.stringify(module)};
    await runCommand(async (signal) => { ${body} });`;
  return startProgram(process.execPath, ["--input-type=module", "--eval", script]);
}

test.each(["SIGINT", "SIGTERM", "SIGHUP", "the end of the process that started it"])(
  "a command ends by itself, with exit code 0, at %s",
  async (what) => {
    const { child, ended, announced } = runScript(`process.send("runs"); await whenAborted(signal);`);
    await announced();
    if (what.startsWith("SIG")) child.kill(what as NodeJS.Signals);
    else child.disconnect();
    expect((await ended).code).toBe(0);
  },
);

test.each([
  ["a full disk", "PRAGMA max_page_count = 2; CREATE TABLE a (b); CREATE TABLE c (d)", "Free space"],
  ["a database of another user", "PRAGMA query_only = ON; CREATE TABLE a (b)", "Run this as"],
  ["a folder of another user", "ATTACH '/' AS folder", "Run this as"],
])("a command reports %s in one line with what to do", async (_, sql, remedy) => {
  const { code, stderr } = await runScript(`new DatabaseSync(":memory:").exec(${JSON.stringify(sql)});`)
    .ended;
  expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Failed: .*\\. ${remedy}.*\\n$`))]);
});

test("a server continues when its log has no reader and PocketBase reports a failure", async () => {
  const { child, ended, url } = await serving();
  using database = new DatabaseSync(join(dataDir(), "data.db"));
  database.exec(
    "CREATE TRIGGER full BEFORE INSERT ON signups BEGIN SELECT RAISE(FAIL, 'database or disk is full (13)'); END",
  );
  child.stderr?.destroy();
  const signUp = () => send(`${url}/api/collections/signups/records`, "POST", signup());
  expect(await signUp()).toMatchObject({ status: 503 });
  expect((await send(`${url}/api/health`, "GET")).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
});

test("a running server ends and fails when PocketBase dies", async () => {
  const { ended, pid } = await serving();
  process.kill(pid, "SIGKILL");
  const stderr = "PocketBase exited unexpectedly (SIGKILL). Start again; no stored data is lost.\n";
  expect(await ended).toMatchObject({ code: 1, stderr });
});

test("a first start prints no token for an owner's account and creates none; then staff get accounts", async () => {
  const staff = (...args: string[]) => run("staff.ts", ["ada@example.com", ...args], {}, "long enough\n");
  expect((await staff()).stderr).toContain("Start the server once");
  const { child, ended, url, pid } = await serving({ isFirst: true });
  await fetch(`${url}/_/`);
  const ada = { email: "ada@example.com", password: "long enough" };
  const isOpen = async () => (await signInAsStaff({ url }, ada)).status;
  expect([(await staff()).code, await isOpen()]).toEqual([0, 200]);
  expect([(await staff("--remove")).code, await isOpen()]).toEqual([0, 400]);
  expect((await staff("--remove")).stderr).toContain("ada@example.com has no account");
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, stdout: `Serving at ${url}\n`, stderr: "" });
  expect(isAlive(pid)).toBe(false);
});

test("the development server accepts calls from the apps' own servers, and ends at SIGTERM", async () => {
  await copyDatabase(dataDir());
  const port = String(await freePort());
  const { child, ended } = launch("dev.ts", { PORT: port });
  await once(child.stdout ?? child, "data");
  const headers = { Origin: "http://localhost:5173" };
  const response = await fetch(`http://127.0.0.1:${port}/api/health`, { headers });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test("the owner's account is created before the first start and gets a new password; the server ends by Ctrl-C", async () => {
  const setPassword = (password: string) => run("owner.ts", ["owner@example.com"], {}, `${password}\n`);
  expect(await setPassword("first password")).toMatchObject({ code: 0, stderr: "" });
  const { ended, url, pid } = await serving({ isFirst: true });
  const isOpenTo = async (password: string) =>
    (await signInAsStaff({ url }, { email: "owner@example.com", password })).status;
  expect(await isOpenTo("first password")).toBe(200);
  expect((await setPassword("second password")).stdout).not.toContain("second password");
  expect([await isOpenTo("first password"), await isOpenTo("second password")]).toEqual([400, 200]);
  // Ctrl-C may reach PocketBase first.
  process.kill(pid, "SIGINT");
  expect(await ended).toMatchObject({ code: 0, stderr: "" });
});

test.each([
  ["owner.ts", "long enough\r", 0, "owner@example.com is the owner now"],
  ["owner.ts", "something else\r", 1, "The passwords differ. Nothing was changed."],
  ["owner.ts", "\u0004", 1, "There was no answer, so nothing was changed."],
  ["staff.ts", "long en\u0003", 130, ""],
])("%s prompts twice at a terminal, and ends after %j with %i", async (script, again, exitCode, outcome) => {
  await copyDatabase(dataDir());
  const answers: [string, string][] = [
    ["New password for owner@example.com, 8 to 71 characters:", "long enough\r"],
    ["Repeat the password:", again],
  ];
  const env = { DATA_DIR: dataDir() };
  const { code, shown, isCooked } = await runAtTerminal(script, ["owner@example.com"], env, answers);
  const prompts = answers.map(([question]) => `${question} \n`).join("");
  expect(shown).toMatch(new RegExp(`^${prompts}${outcome}${outcome && ".*\n"}$`));
  expect([code, isCooked]).toEqual([exitCode, true]);
});

test.each([
  ["the password as an argument", ["owner@example.com", "long enough"], /prompts for/],
  ["no password", ["owner@example.com"], /^There was no answer, so nothing was changed\./],
])("owner.ts rejects %s", (_, args, message) => expectFailure(message, {}, "owner.ts", args));

test.each([
  "start",
  "owner",
  "staff",
  "restore",
  "privacy",
  "backup-key",
  "collector-erase",
  "collector-move",
])("%s answers --help with its usage", (command) =>
  expectFailure(/^Usage: /, {}, `${command}.ts`, ["--help"]),
);

test("collector-move.ts says in one line that ClickHouse doesn't answer", async () => {
  const CLICKHOUSE_URL = `http://127.0.0.1:${await freePort()}`;
  const message = /^ClickHouse doesn't answer: .* CLICKHOUSE_URL\.$/m;
  await expectFailure(message, { CLICKHOUSE_URL }, "collector-move.ts", ["data.db"]);
});

test.each([
  ["an empty password", "owner@example.com", "", "8 to 71 characters"],
  ["a password of 72 characters", "owner@example.com", "x".repeat(72), "8 to 71 characters"],
  ["a password of 36 accented letters", "owner@example.com", "é".repeat(36), "count as two"],
  ["an invalid address", "owner@", "", "valid email"],
])("owner.ts creates no database with %s", async (_, email, password, reason) => {
  const { code, stderr } = await run("owner.ts", [email], {}, `${password}\n`);
  expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
  expect(await readdir(dataDir())).toEqual([]);
});
