/** An Admin manages the team, a Member takes part in it. */
export type TeamRole = "Admin" | "Member";

export type TeamMemberId = "sanne" | "daan" | "yasmin";

/** A colleague in the sample team. */
export type TeamMember = {
  id: string;
  name: string;
  email: string;
  role: TeamRole;
  /** The initials shown in the avatar. */
  avatar: string;
  /** Whether the visitor sees the demo as this member. */
  isCurrentUser: boolean;
};

/** The member whose dashboard the visitor sees. */
export const currentUser: TeamMember & { id: TeamMemberId } = {
  id: "sanne",
  name: "Sanne de Vries",
  email: "sanne@klaver.example",
  role: "Admin",
  avatar: "SV",
  isCurrentUser: true,
};

/** The sample team, the current user first. */
export const teamMembers: readonly (TeamMember & { id: TeamMemberId })[] = [
  currentUser,
  {
    id: "daan",
    name: "Daan Bakker",
    email: "daan@klaver.example",
    role: "Member",
    avatar: "DB",
    isCurrentUser: false,
  },
  {
    id: "yasmin",
    name: "Yasmin Aydin",
    email: "yasmin@klaver.example",
    role: "Member",
    avatar: "YA",
    isCurrentUser: false,
  },
];

/** Licenses of the sample team. Each member uses one. */
export const licenses = { used: teamMembers.length, total: 4 } as const;
