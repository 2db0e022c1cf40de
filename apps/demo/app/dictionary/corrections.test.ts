import { expect, test } from "vitest";
import { correctedParts } from "./corrections.ts";

const word = (heard: string, correction?: string) => ({
  id: heard,
  word: heard,
  ...(correction && { correction }),
  isPersonal: true,
  isShared: false,
});

test("a text with the dictionary's corrections has whole words replaced, whatever their case, and says what was heard", () => {
  expect(correctedParts("Hup Spot, geen hup spotten.", [word("hup spot", "HubSpot")])).toEqual([
    { text: "HubSpot", heard: "Hup Spot" },
    { text: ", geen hup spotten." },
  ]);
});

test("a text with the dictionary's corrections takes the longest misspelling, and one with signs in it by its letters", () => {
  const words = [word("route", "Route"), word("route (west)", "Route West")];
  expect(correctedParts("De route (west) is dicht", words)[1]).toEqual({
    text: "Route West",
    heard: "route (west)",
  });
});

test("a text with the dictionary's corrections stays as it is where it is right already, or where no word has a correction", () => {
  const right = "Bij Kappers";
  expect(correctedParts(right, [word("kappers", "Kappers")]).every(({ heard }) => !heard)).toBe(true);
  expect(correctedParts(right, [word("Kappers")])).toEqual([{ text: right }]);
});
