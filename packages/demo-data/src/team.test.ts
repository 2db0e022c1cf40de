import { expect, test } from "vitest";
import { currentUser, licenses, teamMembers } from "./team.ts";

test("the sample team has three members, each with an id and address of their own", () => {
  expect(teamMembers).toHaveLength(3);
  expect(new Set(teamMembers.map(({ id }) => id)).size).toBe(3);
  expect(new Set(teamMembers.map(({ email }) => email)).size).toBe(3);
});

test("the sample team is seen through one Admin", () => {
  expect(teamMembers.filter(({ isCurrentUser }) => isCurrentUser)).toEqual([currentUser]);
  expect(currentUser.role).toBe("Admin");
});

test("the sample team has one of its four licenses free", () => {
  expect(licenses).toEqual({ used: 3, total: 4 });
});
