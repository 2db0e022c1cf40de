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

/** Requests of the owner that change nothing, except for tokens, and batches: a hook records each request of one. */
const NO_CHANGE = /^\S+ \/api\/(collections\/[^/]+\/(auth|request)-|files\/token|batch$)/;
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
export function auditRequest(who: string, method: string, path: string) {
  const what = `${method} ${path}`;
  const event = NO_CHANGE.test(what) ? undefined : requests.find(([, pattern]) => pattern.test(what))?.[0];
  return event && { who, event, what: what.slice(0, 300) };
}
