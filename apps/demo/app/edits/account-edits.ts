import { createStore } from "@voxlog/browser/store";
import { type Account, account } from "@voxlog/demo-data/account";
import { currentUser, type TeamRole } from "@voxlog/demo-data/team";
import { viewedRoleName } from "./edits-storage.ts";
import { onReset, storedEdits } from "./stored-edits.ts";
import { hasShape, isText, oneOf } from "./validators.ts";

/** The visitor's changes to their own account. */
export const accountEdits = storedEdits(
  "account",
  account,
  hasShape<Account>({ name: isText, email: isText }),
);

/** Unsaved input about the account, which lasts as long as the page. */
export const accountDraft = createStore<Partial<Account>>({});
onReset(() => accountDraft.set({}));

/** Checks a stored role. */
export const isTeamRole = oneOf<TeamRole>(["Admin", "Member"]);

/** The role whose view the visitor sees. */
export const viewedRole = storedEdits<TeamRole>(viewedRoleName, currentUser.role, isTeamRole);
