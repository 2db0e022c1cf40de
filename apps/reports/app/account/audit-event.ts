/** The sentences of the trail's actions and objects, in the order of their checks: the last ones are general. */
const events = [
  ["signedIn", /^signed in/],
  ["exportedLeads", /^exported leads/],
  ["openedView", /^exported a view/],
  ["lookedUpPerson", /^exported what is stored/],
  ["downloadedBackup", /^exported \/api\/backups/],
  ["exported", /^exported/],
  ["erasedPerson", /^erased what is stored/],
  ["erasedLeads", /^erased/],
  ["revokedLink", /^changed revoked/],
  ["removedStaff", /the staff account .*: removed$|DELETE .*\/staff\/records/],
  ["changedStaff", /the staff account |\/staff\/records/],
  ["changedOwner", /the owner's account |\/_superusers\/records/],
  ["madeToken", /\/impersonate\//],
  ["deletedBackup", /DELETE \/api\/backups/],
  ["madeBackup", /POST \/api\/backups/],
  ["changedSettings", /\/api\/settings/],
  ["changedData", /\/api\/collections/],
  ["changed", /^/],
] as const;

/** Returns the name of an entry's sentence in the dictionary. */
export const auditEvent = (action: string, what: string) =>
  events.find(([, pattern]) => pattern.test(`${action} ${what}`))?.[0] ?? "changed";
