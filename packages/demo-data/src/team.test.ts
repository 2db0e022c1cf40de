import { describe, expect, test } from "vitest";
import { currentUser, licenses, teamMembers } from "./team.ts";

describe("the sample team", () => {
  test("has three members, each with an id and address of their own", () => {
    expect(teamMembers).toHaveLength(3);
    expect(new Set(teamMembers.map(({ id }) => id)).size).toBe(3);
    expect(new Set(teamMembers.map(({ email }) => email)).size).toBe(3);
  });

  test("is seen through one Admin", () => {
    expect(teamMembers.filter(({ isCurrentUser }) => isCurrentUser)).toEqual([currentUser]);
    expect(currentUser.role).toBe("Admin");
  });

  test("has one of its four licenses free", () => {
    expect(licenses).toEqual({ used: 3, total: 4 });
  });
});
