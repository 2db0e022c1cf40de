import type { Backup } from "../backups/check-backup.ts";
import type { Facts } from "./facts.ts";

/** The checks that can fail. */
const CHECKS = ["disk", "database", "mail", "webhook", "backup", "visits", "certificate"] as const;
export type Check = (typeof CHECKS)[number];

/** The last quick_check of the database. */
export type Integrity = { checked: number; problem?: string };

/** The state of a server, as it's saved every minute and shown to the owner. */
export type Health = Omit<Facts, "backup" | "databaseSize" | "damage"> & {
  version: string;
  pocketbase: string;
  /** When these figures were taken. */
  checked: number;
  /** When this data was first checked: a backup isn't expected on the first day. */
  since: number;
  database: Integrity & { size: number };
  backup?: Backup;
  /** Whether a collector can store visits; nothing without collectors. */
  collected?: boolean;
  /** When the domain's certificate ends; nothing if a proxy has it, or none was issued yet. */
  certificateEnd?: number;
  /** What is set up. */
  asked: { mail: boolean; webhook: boolean; offSite: boolean };
  /** What the disk needs to have free. */
  needed: number;
  ok: Record<Check, boolean>;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A day, and time to make a large backup. */
const BACKUP_EVERY = 26 * HOUR;

/** Certificates are renewed 30 days before they end, so that has failed for two weeks. */
const CERTIFICATE_LEFT = 16 * 24 * HOUR;

/** What a disk needs to have free, to begin with. */
const ROOM = 1e9;

/** Returns the bytes that the disk must have free: for a backup, and the two copies that its verification needs. */
export const requiredFreeSpace = (databaseSize: number) => ROOM + 3 * databaseSize;

/**
 * Returns which checks pass. A disk that was full must have a fifth more free space, so that the result doesn't flip.
 *
 * @param before the results a minute ago.
 */
export function judge(
  now: Omit<Health, "ok">,
  before: Record<Check, boolean> | undefined,
): Record<Check, boolean> {
  const { checked, disk, needed, database, mail, webhook, asked, backup } = now;
  const isLate = ({ oldest = checked }: Facts["mail"]) => oldest < checked - 30 * MINUTE;
  return {
    disk: disk.free >= needed * (before?.disk === false ? 1.2 : 1),
    database: !database.problem,
    visits: now.collected !== false,
    certificate: now.certificateEnd === undefined || now.certificateEnd > checked + CERTIFICATE_LEFT,
    // Without a recipient, leads may wait.
    mail: !asked.mail || !isLate(mail),
    webhook: !asked.webhook || (!isLate(webhook) && webhook.failed === 0),
    backup: backup
      ? isReliable(backup, asked.offSite, checked, before?.backup !== false)
      : checked - now.since < BACKUP_EVERY,
  };
}

/** @param before whether backups were reliable so far, which holds while a new one is checked and copied. */
function isReliable(backup: Backup, goesOffSite: boolean, now: number, before: boolean): boolean {
  const age = now - backup.made;
  if (backup.problem || age > BACKUP_EVERY) return false;
  const isDone = backup.verified !== undefined && (!goesOffSite || backup.copied !== undefined);
  return isDone || (before && age < HOUR);
}

/** Returns the checks whose result differs from the one that the owner was notified of. */
export function changesSince(notified: Partial<Record<Check, boolean>>, { ok }: Health): Check[] {
  // A server without an earlier state was healthy.
  return CHECKS.filter((check) => ok[check] !== (notified[check] ?? true));
}
