import { createStore } from "@voxlog/browser/store";
import { type Account, account } from "@voxlog/demo-data/account";
import { currentUser, type TeamRole } from "@voxlog/demo-data/team";
import { viewedRoleName } from "./edits-storage.ts";
import { isRecord, onReset, storedEdits } from "./stored-edits.ts";

/** The visitor's changes to their own account. */
export const accountEdits = storedEdits("account", account, isAccount);

/** Unsaved input about the account, which lasts as long as the page. */
export const accountDraft = createStore<Partial<Account>>({});
onReset(() => accountDraft.set({}));

/** The role whose view the visitor sees. */
export const viewedRole = storedEdits<TeamRole>(viewedRoleName, currentUser.role, isTeamRole);

function isAccount(value: unknown): value is Account {
  return isRecord(value) && Object.keys(account).every((field) => typeof value[field] === "string");
}

/** Returns whether a stored value is a role. */
export function isTeamRole(value: unknown): value is TeamRole {
  return value === "Admin" || value === "Member";
}
