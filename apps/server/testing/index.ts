import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fillOnce } from "@voxlog/testing/fill-once";
import { freePort } from "@voxlog/testing/free-port";
import { hash } from "bcryptjs";
import PocketBase from "pocketbase";
import { stopProcess, waitForExit } from "../process/processes.ts";
import { runPiped, startCommand } from "./run-command.ts";

export type Row = Record<string, unknown> & { id: string; created: string; updated: string };

export type Admin = Awaited<ReturnType<typeof signIn>>;

/** Seconds: longer than any sign-in's token. */
const DURATION = 100_000;

/**
 * Signs in as the owner of a running server, and creates an API token: it isn't in the list of sign-ins, so no test
 * ends it.
 */
export async function signIn(url: string, identity: string, password: string) {
  const visitor = new PocketBase(url);
  // The server may have closed an idle connection while the test was busy.
  visitor.beforeSend = (to, options) => ({
    url: to,
    options: { ...options, headers: { ...options.headers, Connection: "close" } },
  });
  const owners = visitor.collection("_superusers");
  const { record } = await owners.authWithPassword(identity, password);
  const client = (await owners.impersonate(record.id, DURATION)).autoCancellation(false);
  client.beforeSend = visitor.beforeSend;
  /** Sends any other request as the owner. @throws Error unless it succeeds. */
  const send = <T>(method: string, path: string, body?: object): Promise<T> =>
    client.send<T>(path, { method, body });
  return {
    token: client.authStore.token,
    /** All rows of a collection, oldest first unless sorted. Filter and sort are PocketBase's. */
    rows: <T extends object = Row>(collection: string, query: { filter?: string; sort?: string } = {}) =>
      client.collection(collection).getFullList<T>({ sort: "@rowid", batch: 1000, ...query }),
    settings: (patch: object) => send<void>("PATCH", "/api/settings", patch),
    send,
  };
}

export type TestPocketBaseOptions = {
  /** Whether rate limits are on; false by default, to keep tests fast. */
  rateLimits?: boolean;
  /** The data folder. By default a temporary one, which `stop` removes. */
  dataDir?: string;
  env?: Record<string, string>;
};

export type TestPocketBase = Awaited<ReturnType<typeof startPocketBase>>;

/** Ms: a server on a busy machine needs more than five seconds to end properly. */
const END_TIMEOUT = 60_000;

const BCRYPT_COST = 4;

const OWNER = { email: "owner@voxlog.test", password: "correct horse battery staple" };

/** Serves no app and sends no leads, regardless of the shell's variables. */
const BARE = { VOXLOG_LEADS_TO: "", SITE_DIR: "", DEMO_DIR: "", REPORTS_DIR: "", UI_DIR: "" };

const VISITORS = [
  ...["signups", "demo_requests", "outbox", "follow_ups", "sessions", "page_visits", "app_sessions"],
  ...["app_page_visits", "events", "app_events"],
];

/**
 * Starts the product's server like `pnpm start`, without building, and with an owner's account.
 *
 * @throws Error with the launcher's message if it doesn't start.
 */
export async function startPocketBase(options: TestPocketBaseOptions = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "voxlog-pocketbase-")));
  const removeData = () => (options.dataDir ? undefined : rm(dataDir, { recursive: true, force: true }));
  const environment = {
    // Pages have any free port. Tests of origins list theirs.
    ALLOWED_ORIGINS: "*",
    ...BARE,
    ...options.env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  try {
    if (!options.dataDir) await copyDatabase(dataDir);
    else if (!hasOwner(dataDir)) await createOwner(dataDir);
    let running = await runServer(environment);
    const { url } = running.announcement;
    const admin = await signIn(url, OWNER.email, OWNER.password);
    await admin.settings({ rateLimits: { enabled: options.rateLimits ?? false } });
    const stop = async () => {
      await stopProcess(running.child, END_TIMEOUT);
      await removeData();
    };
    return {
      url,
      dataDir,
      /** PocketBase's own process, another one after a restart. */
      get pid() {
        return running.announcement.pid;
      },
      get frontPid() {
        return running.child.pid ?? 0;
      },
      owner: OWNER,
      /** Stays valid over restarts. */
      admin,
      /** Runs SQL in the database's file, as the owner may and as time does. */
      sql: (statements: string) => runSql(dataDir, statements),
      openDatabase: () => openDatabase(dataDir),
      empty: () => runSql(dataDir, EMPTY),
      stop,
      /** Ends the server as a power cut would. The data stays, for `restart`. */
      kill: () => kill(running),
      /** Starts the server again, at the same address and on the same data, ending it first if it runs. */
      async restart() {
        await stopProcess(running.child, END_TIMEOUT);
        running = await runServer(environment);
      },
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

const BACKEND = join(import.meta.dirname, "..");

const CACHE = join(BACKEND, "node_modules/.cache/pocketbase");

/**
 * Puts a database into a folder as a server's first start leaves it, with an owner's account. It's made once for each
 * state of migrations and hooks.
 */
export async function copyDatabase(dataDir: string): Promise<void> {
  const cachedFolder = join(CACHE, await stateOfBackend());
  await fillOnce(cachedFolder, makeMigratedData);
  await cp(cachedFolder, dataDir, { recursive: true });
}

async function stateOfBackend(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob("{build/pb_migrations,pocketbase/hooks}/**/*.{js,cjs,ts}", { cwd: BACKEND }))
    files.push(file);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(BACKEND, file)));
  return hash.digest("hex").slice(0, 16);
}

/** Whether a test server created the data: creating the account again would take as long as a start. */
function hasOwner(dataDir: string): boolean {
  if (!existsSync(join(dataDir, "data.db"))) return false;
  using database = openDatabase(dataDir);
  return Boolean(database.prepare("SELECT 1 FROM _superusers WHERE email = ?").get(OWNER.email));
}

/** Clears the tables in the file: through the API, each would take a request. */
const EMPTY = `PRAGMA secure_delete = ON; BEGIN IMMEDIATE; ${VISITORS.map((table) => `DELETE FROM ${table};`).join(" ")} COMMIT`;

function runSql(dataDir: string, statements: string): void {
  using database = openDatabase(dataDir);
  database.exec(statements);
}

const openDatabase = (dataDir: string) => new DatabaseSync(join(dataDir, "data.db"), { timeout: 10_000 });

async function makeMigratedData(dataDir: string): Promise<void> {
  await createOwner(dataDir);
  const { child } = await runServer({ ...BARE, PORT: String(await freePort()), DATA_DIR: dataDir });
  await stopProcess(child, END_TIMEOUT);
  runSql(dataDir, await weakenPasswords());
  // The first start with this folder creates it.
  await rm(join(dataDir, "health.json"), { force: true });
}

/** At bcrypt's usual cost, each password takes 70 ms of CPU. */
async function weakenPasswords(): Promise<string> {
  const password = await hash(OWNER.password, BCRYPT_COST);
  return `
    UPDATE _superusers SET password = '${password}';
    UPDATE _collections SET fields = replace(fields, '"cost":0', '"cost":${BCRYPT_COST}')
    WHERE name IN ('_superusers', 'staff')`;
}

async function kill({ child, announcement }: Running) {
  if (!child.kill("SIGKILL")) return;
  process.kill(announcement.pid, "SIGKILL");
  await waitForExit(child);
}

/** Creates the owner's account in a data folder. */
async function createOwner(dataDir: string): Promise<void> {
  const { code, stderr } = await runPiped(
    "owner.ts",
    [OWNER.email],
    { DATA_DIR: dataDir },
    `${OWNER.password}\n`,
  );
  if (code !== 0) throw new Error(stderr);
}

type Running = Awaited<ReturnType<typeof runServer>>;

/** Runs the product's server. @throws Error with its output if it ends before it answers. */
async function runServer(environment: Record<string, string>) {
  const { child, announced } = startCommand("serve.ts", environment);
  return { child, announcement: await announced<{ url: string; pid: number }>() };
}
