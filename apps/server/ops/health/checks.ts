import type { Drops } from "../alarm/traffic-log.ts";
import type { Backup } from "../backups/check-backup.ts";
import type { Facts } from "./facts.ts";

/** The checks, each with the part of the guide in docs/owner that says what to do. */
export const GUIDE_PAGES = {
  disk: "health.md#health",
  database: "restore.md",
  mail: "leads.md#when-an-email-doesnt-arrive",
  webhook: "webhook.md#when-a-lead-doesnt-arrive",
  backup: "backups.md",
  visits: "health.md#health",
  certificate: "health.md#health",
  traffic: "health.md#the-alarm",
  leads: "health.md#the-alarm",
} as const;
export type Check = keyof typeof GUIDE_PAGES;
const CHECKS = Object.keys(GUIDE_PAGES) as Check[];

/** The last quick_check of the database. */
export type Integrity = { checked: number; problem?: string };

/** A server's state, which is saved every minute and shown to the owner. */
export type Health = Omit<Facts, "backup" | "databaseSize" | "damage"> & {
  version: string;
  pocketbase: string;
  checked: number;
  /** When the data folder was first checked: a backup isn't expected on the first day. */
  since: number;
  database: Integrity & { size: number };
  backup?: Backup;
  /** Whether a collector can store visits; undefined without collectors. */
  collected?: boolean;
  /** When the domain's certificate expires; undefined if a proxy has it, or none was issued yet. */
  certificateEnd?: number;
  /** Too few views or leads; undefined without the alarm. */
  drops?: Drops;
  configured: { mail: boolean; webhook: boolean; offSite: boolean };
  needed: number;
  ok: Record<Check, boolean>;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A day, and the time to make a large backup. */
const BACKUP_EVERY = 26 * HOUR;

/** Certificates are renewed 30 days before they expire. With less than this, renewal has failed for two weeks. */
const CERTIFICATE_LEFT = 16 * 24 * HOUR;

const ROOM = 1e9;

/** Returns the bytes that must be free: for a backup, and the two copies that its verification needs. */
export const requiredFreeSpace = (databaseSize: number) => ROOM + 3 * databaseSize;

/**
 * Returns which checks pass. A full disk must have a fifth more free space to recover, so that the result doesn't flap.
 *
 * @param before the results a minute ago.
 */
export function evaluateChecks(
  now: Omit<Health, "ok">,
  before: Record<Check, boolean> | undefined,
): Record<Check, boolean> {
  const { checked, disk, needed, database, mail, webhook, configured, backup } = now;
  const isLate = ({ oldest = checked }: Facts["mail"]) => oldest < checked - 30 * MINUTE;
  return {
    disk: disk.free >= needed * (before?.disk === false ? 1.2 : 1),
    database: !database.problem,
    visits: now.collected !== false,
    certificate: now.certificateEnd === undefined || now.certificateEnd > checked + CERTIFICATE_LEFT,
    traffic: !now.drops?.traffic,
    leads: !now.drops?.leads,
    // Without a recipient, leads wait.
    mail: !configured.mail || !isLate(mail),
    webhook: !configured.webhook || (!isLate(webhook) && webhook.failed === 0),
    backup: backup
      ? isReliable(backup, configured.offSite, checked, before?.backup !== false)
      : checked - now.since < BACKUP_EVERY,
  };
}

/** @param before the last result, which holds while a new backup is checked and copied. */
function isReliable(backup: Backup, goesOffSite: boolean, now: number, before: boolean): boolean {
  const age = now - backup.made;
  if (backup.problem || age > BACKUP_EVERY) return false;
  const isDone = backup.verified !== undefined && (!goesOffSite || backup.copied !== undefined);
  return isDone || (before && age < HOUR);
}

/** Returns whether the server itself works: visitors may stay away from one that does. */
export const isWorking = ({ ok: { traffic, leads, ...ok } }: Health): boolean =>
  Object.values(ok).every(Boolean);

/** Returns the checks whose result the owner hasn't been notified of. */
export function changesSince(notified: Partial<Record<Check, boolean>>, { ok }: Health): Check[] {
  // At first, every check counts as passing.
  return CHECKS.filter((check) => ok[check] !== (notified[check] ?? true));
}
