import { watch as watchFolder } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "../../mail/deliver.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import packageJson from "../../package.json" with { type: "json" };
import { VERSION } from "../../pocketbase/find-binary.ts";
import { coalesce } from "../../process/coalesce.ts";
import { messageOf } from "../../process/command.ts";
import { readJson, writeJson } from "../../process/parse-json.ts";
import type { TrafficLog } from "../alarm/traffic-log.ts";
import { type Backup, checkBackup, isUnfinished } from "../backups/check-backup.ts";
import type { WatchSettings } from "../settings.ts";
import type { Check, Health, Integrity } from "./checks.ts";
import { changesSince, evaluateChecks, isWorking, requiredFreeSpace } from "./checks.ts";
import { collectFacts } from "./facts.ts";
import { quickCheck } from "./integrity.ts";
import type { RejectionCounts } from "./rejections.ts";

type Watched = WatchSettings & {
  folder: string;
  binary: string;
  mail: MailSettings | undefined;
  hasWebhook: boolean;
  rejections: RejectionCounts;
  /** Finds drops in visits and leads, if there is an alarm. */
  traffic: TrafficLog | undefined;
  /** Returns when the certificate ends, in ms since 1970. */
  readCertificateEnd(): Promise<number | undefined>;
};

/** The monitor of a server. */
export type Watch = Awaited<ReturnType<typeof startWatch>>;

/** `health.json`: the state, and the results that the owner was notified of. */
type SavedState = { health?: Health; notified: Partial<Record<Check, boolean>> };

const INTERVAL = 60_000;
const INTEGRITY_INTERVAL = 60 * 60_000;
/** Ms until a backup that couldn't be checked or copied is tried again. */
const RETRY_INTERVAL = 10 * 60_000;
/** Ms until an email that may have arrived is sent again. */
const UNSURE_INTERVAL = 60 * 60_000;

/**
 * Monitors a server: its state every minute, each page of the database every hour, and every new backup, which is
 * restored into a scratch folder and copied off-site. It emails the owner when a check fails, and when it recovers.
 */
export async function startWatch(options: Watched) {
  const { folder, binary, mail, offSite, rejections } = options;
  const file = join(folder, "health.json");
  const backups = join(folder, "backups");
  const closing = new AbortController();
  const job = (work: () => Promise<void>) => coalesce(work, logError, closing.signal);
  const previous = await readSaved(file);
  let integrity: Integrity = { checked: Date.now() };
  let backup: Backup | undefined = previous.health?.backup;
  let backupTried = 0;

  const notifyOwner = createNotifier(mail, closing.signal);
  const updateTraffic = async (now: number) => options.traffic?.update(now).catch(logError);
  const measure = job(async () => {
    rejections.write();
    const { databaseSize, damage, backup: newest, ...facts } = await collectFacts(folder);
    if (newest?.name !== backup?.name || newest?.made !== backup?.made) {
      backup = newest;
      backupTried = 0;
    }
    const collected = options.collectorUrl && (await storesVisits(options.collectorUrl, closing.signal));
    const certificateEnd = await options.readCertificateEnd();
    const checked = Date.now();
    const drops = await updateTraffic(checked);
    const now = {
      ...facts,
      version: packageJson.version,
      pocketbase: VERSION,
      checked,
      since: Math.min(previous.health?.since ?? checked, checked),
      database: { ...integrity, ...(damage && { problem: damage }), size: databaseSize },
      ...(backup && { backup }),
      ...(typeof collected === "boolean" && { collected }),
      ...(certificateEnd && { certificateEnd }),
      ...(drops && { drops }),
      configured: { mail: Boolean(mail), webhook: options.hasWebhook, offSite: Boolean(offSite) },
      needed: requiredFreeSpace(databaseSize),
    };
    previous.health = { ...now, ok: evaluateChecks(now, previous.health?.ok) };
    await notifyOwner(previous.health, previous.notified);
    // After the email: a full disk has no room for this.
    await writeJson(file, previous);
    if (isWorking(previous.health)) await sendHeartbeat(options.heartbeatUrl, closing.signal);
    // The clock may have been ahead.
    const isOld = (time: number, interval: number) => Math.abs(checked - time) > interval;
    if (isOld(integrity.checked, INTEGRITY_INTERVAL)) checkIntegrity();
    if (backup && isUnfinished(backup, offSite) && isOld(backupTried, RETRY_INTERVAL)) finishBackup();
  });

  const finishBackup = job(async () => {
    if (!backup) return;
    backupTried = Date.now();
    const checked = await checkBackup({ backup, folder, binary, offSite }, closing.signal);
    // A newer one may exist by now.
    if (closing.signal.aborted || backup.made !== checked.made) return;
    backup = checked;
    measure();
  });

  const checkIntegrity = job(async () => {
    const problem = await quickCheck(join(folder, "data.db"));
    integrity = { checked: Date.now(), ...(problem && { problem }) };
  });

  await mkdir(backups, { recursive: true });
  try {
    const onChange = (_event: string, name: string | null) => name?.endsWith(".zip") && measure();
    watchFolder(backups, { signal: closing.signal }, onChange).on("error", () => undefined);
  } catch {
    // Without it, the check every minute finds new backups.
  }
  const timer = setInterval(measure, INTERVAL);
  measure();
  return {
    readHealth: () => previous.health,
    async end() {
      clearInterval(timer);
      closing.abort();
      await Promise.all([measure.settled(), finishBackup.settled()]);
      await updateTraffic(Date.now());
    },
  };
}

/** Returns a function that emails the owner which checks changed. Without email, it only logs them. */
function createNotifier(mail: MailSettings | undefined, signal: AbortSignal) {
  /** By the process's clock: the system's may be set back. */
  let pausedUntil = 0;
  return async (health: Health, notified: SavedState["notified"]): Promise<void> => {
    const changes = changesSince(notified, health);
    if (changes.length === 0 || performance.now() < pausedUntil) return;
    const news = changes.map((check) => `${check} ${health.ok[check] ? "has recovered" : "is failing"}`);
    // Loaded only when needed: the mailer takes longer than the rest of a start.
    const send = (to: MailSettings) =>
      import("./alert.ts")
        .then(({ sendAlerts }) => sendAlerts(changes, health, to, signal))
        .catch((error) => ({ error: messageOf(error) }));
    const { sent, unsure, error }: Outcome = mail ? await send(mail) : { sent: true };
    if (unsure) pausedUntil = performance.now() + UNSURE_INTERVAL;
    logError(new Error(news.join(", ") + (sent ? "" : `; and the alert can't be emailed: ${error}`)));
    if (sent) for (const check of changes) notified[check] = health.ok[check];
  };
}

async function sendHeartbeat(url: string | undefined, closing: AbortSignal): Promise<void> {
  if (!url) return;
  const response = await request(url, 10_000, closing, "POST");
  // The URL is a secret, so it isn't logged.
  if (!response?.ok && !closing.aborted)
    logError(new Error(`the heartbeat failed: ${response?.status ?? "no answer"}`));
}

async function readSaved(file: string): Promise<SavedState> {
  const state = Object(await readJson(file));
  // Until version 0.3, `notified` was named `told`, and `configured` was named `asked`.
  const { told = {}, health, ...saved } = state;
  return { notified: told, ...(health && { health: { configured: health.asked, ...health } }), ...saved };
}

function logError(problem: unknown): void {
  process.stderr.write(`Health: ${messageOf(problem)}\n`);
}

/** Returns whether a collector can store visits. It answers within a second. */
export async function storesVisits(collectorUrl: string, closing: AbortSignal): Promise<boolean> {
  return (await request(new URL("/health", collectorUrl), 3000, closing))?.ok ?? false;
}

/** Resolves with a response without its body, or with nothing if there is none within `maxMs`. */
async function request(url: string | URL, maxMs: number, closing: AbortSignal, method = "GET") {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(maxMs)]);
  const response = await fetch(url, { method, signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response;
}
