import { watch as watchFolder } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailSettings } from "../../mail/mail-settings.ts";
import packageJson from "../../package.json" with { type: "json" };
import { VERSION } from "../../pocketbase/binary/target.ts";
import { type Backup, checkBackup, isUnfinished } from "../backups/check-backup.ts";
import { collectFacts } from "./facts.ts";
import { quickCheck } from "./integrity.ts";
import { type Check, changesSince, type Health, type Integrity, judge, requiredFreeSpace } from "./judge.ts";
import type { RejectionCounts } from "./rejections.ts";
import type { WatchSettings } from "./settings.ts";

/** A server that is running, on data that has just been found whole. */
type Watched = WatchSettings & {
  folder: string;
  binary: string;
  mail: MailSettings | undefined;
  /** Whether leads are posted to another system. */
  hasWebhook: boolean;
  rejections: RejectionCounts;
  /** Returns when the certificate ends, in ms since 1970. */
  readCertificateEnd(): Promise<number | undefined>;
};

/** What watches a server. */
export type Watch = {
  /** Returns the last state; nothing before the first check. */
  readHealth(): Health | undefined;
  /** Stops it and everything it started. */
  end(): Promise<void>;
};

/** What outlives this process in `health.json`: the state, and which checks the owner was notified of, with their result. */
type SavedState = { health?: Health; told: Partial<Record<Check, boolean>> };

const EVERY = 60_000;
const INTEGRITY_EVERY = 60 * 60_000;
/** Ms until a backup that couldn't be checked or copied is tried again. */
const RETRY_EVERY = 10 * 60_000;

/**
 * Monitors a server: its state every minute; each page of the database every hour; and every new backup, which
 * is restored into a scratch folder and copied off-site. The owner is mailed when a check fails, and when it passes
 * again.
 */
export async function startWatch(options: Watched): Promise<Watch> {
  const { folder, binary, mail, offSite, rejections } = options;
  const file = join(folder, "health.json");
  const backups = join(folder, "backups");
  const ending = new AbortController();
  const previous = await readSaved(file);
  let integrity: Integrity = { checked: Date.now() };
  let backup: Backup | undefined = previous.health?.backup;
  let backupTried = 0;

  const look = coalesce(async () => {
    rejections.write();
    const { databaseSize, damage, backup: newest, ...facts } = await collectFacts(folder);
    if (newest?.name !== backup?.name || newest?.made !== backup?.made) {
      backup = newest;
      backupTried = 0;
    }
    const collected = options.collectorUrl && (await storesVisits(options.collectorUrl, ending.signal));
    const certificateEnd = await options.readCertificateEnd();
    const checked = Date.now();
    const now = {
      ...facts,
      version: packageJson.version,
      pocketbase: VERSION,
      checked,
      since: previous.health?.since ?? checked,
      database: { ...integrity, ...(damage && { problem: damage }), size: databaseSize },
      ...(backup && { backup }),
      ...(typeof collected === "boolean" && { collected }),
      ...(certificateEnd && { certificateEnd }),
      asked: { mail: Boolean(mail), webhook: options.hasWebhook, offSite: Boolean(offSite) },
      needed: requiredFreeSpace(databaseSize),
    };
    previous.health = { ...now, ok: judge(now, previous.health?.ok) };
    await writeSaved(file, previous);
    if (await notifyOwner(previous.health, previous.told, mail, ending.signal))
      await writeSaved(file, previous);
    if (Object.values(previous.health.ok).every(Boolean)) await beat(options.heartbeatUrl, ending.signal);
    if (checked - integrity.checked > INTEGRITY_EVERY) checkIntegrity();
    if (backup && isUnfinished(backup, offSite) && checked - backupTried > RETRY_EVERY) check();
  }, complain);

  const check = coalesce(async () => {
    if (!backup) return;
    backupTried = Date.now();
    const checked = await checkBackup({ backup, folder, binary, offSite }, ending.signal);
    // Another one may have been made in the meantime.
    if (ending.signal.aborted || backup.made !== checked.made) return;
    backup = checked;
    look();
  }, complain);

  const checkIntegrity = coalesce(async () => {
    const problem = await quickCheck(join(folder, "data.db"));
    integrity = { checked: Date.now(), ...(problem && { problem }) };
  }, complain);

  await mkdir(backups, { recursive: true });
  const endWatching = onNewFile(backups, ".zip", look);
  const timer = setInterval(look, EVERY);
  look();
  return {
    readHealth: () => previous.health,
    async end() {
      clearInterval(timer);
      endWatching();
      ending.abort();
      await Promise.all([look.done(), check.done()]);
    },
  };
}

/** If the system can't watch a folder, the check each minute finds new files. @returns how to stop. */
function onNewFile(folder: string, suffix: string, then: () => void): () => void {
  try {
    const watcher = watchFolder(folder, (_event, name) => name?.endsWith(suffix) && then());
    watcher.on("error", () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}

/** @returns whether the owner was notified. */
async function notifyOwner(
  health: Health,
  notified: SavedState["told"],
  mail: MailSettings | undefined,
  ending: AbortSignal,
): Promise<boolean> {
  const turns = changesSince(notified, health);
  if (turns.length === 0) return false;
  const news = turns.map((check) => `${check} ${health.ok[check] ? "has recovered" : "is failing"}`);
  try {
    // The mailer is loaded only when needed, because it takes longer than the rest of a start.
    if (mail) await (await import("./alert.ts")).sendAlerts(turns, health, mail, ending);
  } catch (error) {
    complain(new Error(`${news.join(", ")}; and the alert can't be emailed: ${messageOf(error)}`));
    return false;
  }
  complain(new Error(news.join(", ")));
  for (const check of turns) notified[check] = health.ok[check];
  return true;
}

async function beat(url: string | undefined, ending: AbortSignal): Promise<void> {
  if (!url) return;
  const signal = AbortSignal.any([ending, AbortSignal.timeout(10_000)]);
  const response = await fetch(url, { method: "POST", signal }).catch(() => undefined);
  await response?.body?.cancel();
  // The address opens something, so it is not repeated.
  if (!response?.ok && !ending.aborted) {
    complain(new Error(`the heartbeat failed: ${response?.status ?? "no answer"}`));
  }
}

async function readSaved(file: string): Promise<SavedState> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as SavedState;
  } catch {
    return { told: {} }; // The first start.
  }
}

/** Atomically, because it is read at the same time. */
async function writeSaved(file: string, previous: SavedState): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(previous));
  await rename(`${file}.new`, file);
}

function complain(problem: unknown): void {
  process.stderr.write(`Health: ${messageOf(problem)}\n`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs work once at a time; requested during a run, it runs once more afterwards. */
export type Coalesced = {
  (): void;
  /** Resolves when none of it runs. */
  done(): Promise<void>;
};

/** @param onFailure receives the error of failed work, which stops nothing. */
function coalesce(work: () => Promise<void>, onFailure: (error: unknown) => void): Coalesced {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work().catch(onFailure);
    } while (again);
    running = undefined;
  };
  const ask = () => {
    if (running) again = true;
    else running = run();
  };
  return Object.assign(ask, { done: async () => await running });
}

/** Returns whether a collector reports that it can store visits, which it knows within a second. */
export async function storesVisits(collectorUrl: string, ending: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(3000)]);
  const response = await fetch(new URL("/health", collectorUrl), { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
