import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { freePort } from "@voxlog/testing/free-port";
import { hash } from "bcryptjs";
import { type Admin, signIn } from "./admin.ts";
import { copyMigratedData } from "./migrated-data.ts";

export type { Admin, Row } from "./admin.ts";
export { type StockPocketBase, startStockPocketBase } from "./stock.ts";

/** Options of a test's server. */
export type TestPocketBaseOptions = {
  /** Whether rate limits are on; false by default, to keep tests fast. */
  rateLimits?: boolean;
  /** Whether `/api/batch` is on; true by default. */
  batch?: boolean;
  siteDir?: string;
  demoDir?: string;
  reportsDir?: string;
  /** The data folder. By default a temporary one, which `stop` removes. */
  dataDir?: string;
  env?: Record<string, string>;
};

/** A running server of the product, with its migrations and hooks and its own database. */
export type TestPocketBase = AsyncDisposable & {
  url: string;
  dataDir: string;
  /** PocketBase's process ID, which a restart changes. */
  readonly pid: number;
  readonly frontPid: number;
  owner: { email: string; password: string };
  /** Stays valid after restarts. */
  admin: Admin;
  /** Runs SQL on the database's file, for example to age rows. */
  sql(statements: string): void;
  empty(): void;
  stop(): Promise<void>;
  /** Kills the server, like a power failure. The data stays, for `restart`. */
  kill(): Promise<void>;
  /** Restarts the server at the same address with the same data. */
  restart(): Promise<void>;
};

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
export async function startPocketBase(options: TestPocketBaseOptions = {}): Promise<TestPocketBase> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "voxlog-pocketbase-")));
  const removeData = () => (options.dataDir ? undefined : rm(dataDir, { recursive: true, force: true }));
  const environment = {
    // Pages have any free port. Tests of origins list theirs.
    ALLOWED_ORIGINS: "*",
    ...BARE,
    ...options.env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SITE_DIR: options.siteDir ?? "",
    DEMO_DIR: options.demoDir ?? "",
    REPORTS_DIR: options.reportsDir ?? "",
  };
  try {
    if (!options.dataDir) await copyDatabase(dataDir);
    else if (!hasOwner(dataDir)) await createOwner(dataDir, OWNER.email, OWNER.password);
    let running = await runLauncher(environment);
    const { url } = running.announcement;
    const admin = await signIn(url, OWNER.email, OWNER.password);
    await admin.settings({
      rateLimits: { enabled: options.rateLimits ?? false },
      batch: { enabled: options.batch ?? true },
    });
    const stop = async () => {
      await end(running.launcher);
      await removeData();
    };
    return {
      url,
      dataDir,
      get pid() {
        return running.announcement.pid;
      },
      get frontPid() {
        return running.launcher.pid ?? 0;
      },
      owner: OWNER,
      admin,
      sql: (statements) => runSql(dataDir, statements),
      empty: () => runSql(dataDir, EMPTY),
      stop,
      kill: () => kill(running),
      async restart() {
        await end(running.launcher);
        running = await runLauncher(environment);
      },
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

/** Copies the database of a server's first start into a folder, with an owner's account. */
export function copyDatabase(dataDir: string): Promise<void> {
  return copyMigratedData(dataDir, makeMigratedData);
}

/** Whether a test server created the data: creating the account again would take as long as a start. */
function hasOwner(dataDir: string): boolean {
  if (!existsSync(join(dataDir, "data.db"))) return false;
  using database = new DatabaseSync(join(dataDir, "data.db"));
  return Boolean(database.prepare("SELECT 1 FROM _superusers WHERE email = ?").get(OWNER.email));
}

/** Clears the tables in the file: through the API, each would take a request. */
const EMPTY = `PRAGMA secure_delete = ON; BEGIN IMMEDIATE; ${VISITORS.map((table) => `DELETE FROM ${table};`).join(" ")} COMMIT`;

function runSql(dataDir: string, statements: string): void {
  using database = new DatabaseSync(join(dataDir, "data.db"), { timeout: 10_000 });
  database.exec(statements);
}

async function makeMigratedData(dataDir: string): Promise<void> {
  await createOwner(dataDir, OWNER.email, OWNER.password);
  const { launcher } = await runLauncher({ ...BARE, PORT: String(await freePort()), DATA_DIR: dataDir });
  await end(launcher);
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

async function end(launcher: ChildProcess): Promise<void> {
  if (hasEnded(launcher)) return;
  const exit = once(launcher, "exit");
  launcher.kill("SIGTERM");
  await exit;
}

async function kill({ launcher, announcement }: { launcher: ChildProcess; announcement: Announcement }) {
  if (hasEnded(launcher)) return;
  const exit = once(launcher, "exit");
  launcher.kill("SIGKILL");
  process.kill(announcement.pid, "SIGKILL");
  await exit;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The launcher's message about its server: the address, and PocketBase's process ID. */
export type Announcement = { url: string; pid: number };

const LAUNCHER = join(import.meta.dirname, "../commands");

/** Node's option for servers in production, see deploy/voxlog.service. */
export const NODE_OPTION = "--max-semi-space-size=64";

/** Creates the owner's account in a data folder. */
export async function createOwner(dataDir: string, email: string, password: string): Promise<void> {
  const making = promisify(execFile)(process.execPath, [join(LAUNCHER, "owner.ts"), email], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  making.child.stdin?.end(`${password}\n`);
  await making;
}

/**
 * Runs the product's launcher. It ends when this process closes the IPC channel, even by a crash.
 *
 * @throws Error with the launcher's output if it ends before the server answers.
 */
export async function runLauncher(
  environment: Record<string, string>,
): Promise<{ launcher: ChildProcess; announcement: Announcement }> {
  const launcher = spawn(process.execPath, [NODE_OPTION, join(LAUNCHER, "serve.ts")], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  launcher.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const announcement = await new Promise<Announcement>((announced, failed) => {
    launcher.once("message", (message) => announced(message as Announcement));
    launcher.once("error", failed);
    launcher.once("close", () => failed(new Error(output.trim() || "The server exited without output.")));
  });
  return { launcher, announcement };
}
