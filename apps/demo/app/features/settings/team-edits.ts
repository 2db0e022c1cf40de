import { type TeamMember, teamMembers } from "@voxlog/demo-data/team";
import { isTeamRole } from "../../edits/account-edits.ts";
import { storedEdits } from "../../edits/stored-edits.ts";
import { hasShape, isBoolean, isText, listOf } from "../../edits/validators.ts";

const isMember = hasShape<TeamMember>({
  id: isText,
  name: isText,
  email: isText,
  role: isTeamRole,
  avatar: isText,
  isCurrentUser: isBoolean,
});

/** The visitor's changes to the team. */
export const teamEdits = storedEdits<readonly TeamMember[]>("team", teamMembers, listOf(isMember));
