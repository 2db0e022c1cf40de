import { expect, test } from "vitest";
import { correctedParts, correctionsIn } from "./corrections.ts";

const word = (heard: string, correction?: string) => ({
  id: heard,
  word: heard,
  ...(correction && { correction }),
  isPersonal: true,
  isShared: false,
});

test("the dictionary corrects whole words, whatever their case, and keeps what was heard", () => {
  expect(correctedParts("Hup Spot, geen hup spotten.", [word("hup spot", "HubSpot")])).toEqual([
    { text: "HubSpot", heard: "Hup Spot" },
    { text: ", geen hup spotten." },
  ]);
});

test("the dictionary corrects the longest misspelling, and takes its special characters literally", () => {
  const words = [word("route", "Route"), word("route (west)", "Route West")];
  expect(correctedParts("De route (west) is dicht", words)[1]).toEqual({
    text: "Route West",
    heard: "route (west)",
  });
});

test("the dictionary leaves a text unchanged when it is right, or when no word has a correction", () => {
  const right = "Bij Kappers";
  expect(correctedParts(right, [word("kappers", "Kappers")]).every(({ heard }) => !heard)).toBe(true);
  expect(correctedParts(right, [word("Kappers")])).toEqual([{ text: right }]);
});

test("a correction of a word that was heard twice is mentioned once", () => {
  const parts = correctedParts("hup spot, dus hup spot", [word("hup spot", "HubSpot")]);
  expect([...correctionsIn(parts)]).toEqual([["hup spot", "HubSpot"]]);
});
