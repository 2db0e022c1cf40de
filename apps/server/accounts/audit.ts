import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** The events in the audit trail. The reports have a sentence for each. */
export type AuditEvent =
  | "signedIn"
  | "exportedLeads"
  | "sharedView"
  | "revokedView"
  | "lookedUpPerson"
  | "erasedPerson"
  | "erasedLead"
  | "addedStaff"
  | "changedStaff"
  | "removedStaff"
  | "changedOwner"
  | "madeToken"
  | "madeBackup"
  | "downloadedBackup"
  | "deletedBackup"
  | "downloaded"
  | "changedSettings"
  | "changedData"
  | "changed";

/** An entry of the audit trail. `what` is the event's subject, such as an account or a path; never a visitor's data. */
export type AuditEntry = { who: string; event: AuditEvent; what: string };

export const INSERT_AUDIT = `INSERT INTO audit (who, byCommand, event, what, created)
  VALUES (:who, :byCommand, :event, substr(:what, 1, 300), strftime('%Y-%m-%d %H:%M:%fZ', 'now'))`;

/** Requests of the owner that change nothing, except for tokens. */
const NO_CHANGE = /^\S+ \/api\/(collections\/[^/]+\/(auth|request)-|files\/token)/;
/** The events of the owner's requests by method and path; the last ones are general. */
const requests: [AuditEvent, RegExp][] = [
  ["erasedLead", /^DELETE \/api\/collections\/(signups|demo_requests)\/(records|truncate)/],
  ["removedStaff", /^DELETE .*\/staff\/records/],
  ["madeToken", /\/impersonate\//],
  ["addedStaff", /^POST .*\/staff\/records/],
  ["changedStaff", /\/staff\/records/],
  ["changedOwner", /\/_superusers\/records/],
  ["deletedBackup", /^DELETE \/api\/backups/],
  ["madeBackup", /^POST \/api\/backups/],
  ["changedSettings", / \/api\/settings/],
  ["changedData", / \/api\/collections/],
  ["changed", /^/],
];

/** Returns the entry for a request of the owner to PocketBase that isn't a read, if it changes something. */
export function auditRequest(who: string, method: string, path: string): AuditEntry | undefined {
  const what = `${method} ${path}`;
  const event = NO_CHANGE.test(what) ? undefined : requests.find(([, pattern]) => pattern.test(what))?.[0];
  return event && { who, event, what };
}

/** Stores what a command did, by the user of the machine. The server may not have created its audit trail yet. */
export function auditCommand(file: string, event: AuditEvent, what: string): void {
  if (!existsSync(file)) return;
  using database = new DatabaseSync(file, { timeout: 10_000 });
  if (!database.prepare("SELECT 1 FROM pragma_table_info('audit') WHERE name = 'event'").get()) return;
  const who = process.env["SUDO_USER"] || process.env["USER"] || "unknown";
  database.prepare(INSERT_AUDIT).run({ who, byCommand: 1, event, what });
}
