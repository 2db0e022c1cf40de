import type { Backup } from "../backups/check-backup.ts";
import type { Facts } from "./facts.ts";

/** The checks that can fail. */
const CHECKS = ["disk", "database", "mail", "webhook", "backup", "visits"] as const;
export type Check = (typeof CHECKS)[number];

/** The last quick_check of the database. */
export type Integrity = { checked: number; problem?: string };

/** The state of a server, as it is kept from one minute to the next, and as the owner is shown it. */
export type Health = Omit<Facts, "backup" | "databaseSize" | "damage"> & {
  version: string;
  pocketbase: string;
  /** When these figures were taken. */
  checked: number;
  /** When this data was first looked at: what is not there yet is not missed. */
  since: number;
  database: Integrity & { size: number };
  backup?: Backup;
  /** Whether a collector answers that it can store visits, where there are collectors. */
  collected?: boolean;
  /** What is set up. */
  asked: { mail: boolean; webhook: boolean; offSite: boolean };
  /** What the disk needs to have free. */
  needed: number;
  ok: Record<Check, boolean>;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The nightly one, and time for a large one to be made. */
const BACKUP_EVERY = 26 * HOUR;

/** What a disk needs to have free, to begin with. */
const ROOM = 1e9;

/** What the disk has to have free: room for a backup, and for the two more that its verification takes. */
export const requiredFreeSpace = (databaseSize: number) => ROOM + 3 * databaseSize;

/**
 * Which checks are passed. What hovers about its limit turns once: a disk that was full has to have a fifth more free.
 *
 * @param before whether they were a minute ago.
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
    // Where there is no recipient, leads wait for as long as they like.
    mail: !asked.mail || !isLate(mail),
    webhook: !asked.webhook || (!isLate(webhook) && webhook.failed === 0),
    backup: backup
      ? isReliable(backup, asked.offSite, checked, before?.backup !== false)
      : checked - now.since < BACKUP_EVERY,
  };
}

/** @param before whether the backups were reliable so far: while a new one is looked at and sent, that holds. */
function isReliable(backup: Backup, goesOffSite: boolean, now: number, before: boolean): boolean {
  const age = now - backup.made;
  if (backup.problem || age > BACKUP_EVERY) return false;
  const isDone = backup.verified !== undefined && (!goesOffSite || backup.copied !== undefined);
  return isDone || (before && age < HOUR);
}

/** Which checks are passed that were not when the owner last heard, or the other way round. */
export function changesSince(told: Partial<Record<Check, boolean>>, { ok }: Health): Check[] {
  // A server without an earlier state was healthy.
  return CHECKS.filter((check) => ok[check] !== (told[check] ?? true));
}
