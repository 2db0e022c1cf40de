import { type TeamMember, teamMembers } from "@voxlog/demo-data/team";
import { isTeamRole } from "../../edits/account-edits.ts";
import { storedEdits } from "../../edits/stored-edits.ts";

/** The visitor's changes to the team. */
export const teamEdits = storedEdits("team", teamMembers, isTeam);

/** Returns whether a stored value is a valid team, which includes the current user. */
function isTeam(value: unknown): value is readonly TeamMember[] {
  return Array.isArray(value) && value.every(isMember) && value.some(({ isCurrentUser }) => isCurrentUser);
}

function isMember(value: unknown): value is TeamMember {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, email, role, avatar, isCurrentUser } = value as Partial<Record<string, unknown>>;
  return (
    [id, name, email, avatar].every((text) => typeof text === "string") &&
    isTeamRole(role) &&
    typeof isCurrentUser === "boolean"
  );
}
