import { describe, expect, test } from "vitest";
import { initials } from "./initials.ts";

describe("initials", () => {
  test.each([
    ["Sanne de Vries", "SV"],
    ["  élise  Öz ", "ÉÖ"],
    ["Cher", "C"],
    ["", ""],
  ])("of “%s” are “%s”", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
