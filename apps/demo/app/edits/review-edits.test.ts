import { describe, expect, test } from "vitest";
import { type SyncModeSwitch, syncModeAt } from "./review-edits.ts";

describe("the sync mode of a conversation", () => {
  const switches: SyncModeSwitch[] = [
    { mode: "reviewed", at: 10 },
    { mode: "automatic", at: 20 },
  ];

  test.each([
    [9, "automatic"],
    [10, "reviewed"],
    [19, "reviewed"],
    [20, "automatic"],
  ])(
    "the sync mode of a conversation at %i is %s: the one chosen last before, or the sample account's",
    (moment, mode) => {
      expect(syncModeAt(switches, moment)).toBe(mode);
    },
  );

  test("the sync mode of a conversation is the one chosen though it was chosen twice, as by two tabs", () => {
    expect(syncModeAt([...switches, { mode: "reviewed", at: 30 }, { mode: "reviewed", at: 31 }], 32)).toBe(
      "reviewed",
    );
  });
});
