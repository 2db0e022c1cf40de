import { expect, test } from "vitest";
import { currentUser, licenses, teamMembers } from "./team.ts";

test("the sample team has three members with unique IDs and addresses", () => {
  expect(teamMembers).toHaveLength(3);
  expect(new Set(teamMembers.map(({ id }) => id)).size).toBe(3);
  expect(new Set(teamMembers.map(({ email }) => email)).size).toBe(3);
});

test("the sample team has one current user, an Admin", () => {
  expect(teamMembers.filter(({ isCurrentUser }) => isCurrentUser)).toEqual([currentUser]);
  expect(currentUser.role).toBe("Admin");
});

test("the sample team has one of four licenses left", () => {
  expect(licenses).toEqual({ used: 3, total: 4 });
});
