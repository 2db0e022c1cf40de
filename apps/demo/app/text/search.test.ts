import { expect, test } from "vitest";
import { foldText, matchesSearch } from "./search.ts";

test.each([
  ["jose", "José van Dijk"],
  ["JOSÉ", "jose van dijk"],
  ["coordinatie ", "Coördinatie"],
  ["ijssel", "IJsselland"],
  ["İ", "istanbul"],
  ["jose\u0301", "José"],
])("a search in texts finds %j in %j", (search, text) => {
  expect(matchesSearch([text], search)).toBe(true);
});

test("a search in texts finds what is in any of them", () => {
  expect(matchesSearch(["Lumen Energie", "Youssef El Amrani"], "amrani")).toBe(true);
});

test("a search in texts does not find what begins in one and ends in the next", () => {
  for (const search of ["nen", "n e"]) expect(matchesSearch(["Lumen", "Energie"], search)).toBe(false);
});

test("a search in texts is found everywhere while it is empty", () => {
  expect(matchesSearch(["Lumen Energie"], "  ")).toBe(true);
});

test("A foldText text has no capitals and no accents, and keeps letters of their own, such as ł", () => {
  expect(foldText("José Ångström, COÖRDINATIE, Łódź, Straße")).toBe(
    "jose angstrom, coordinatie, łodz, straße",
  );
});

test("A foldText text is as long as it was, whatever is in it", () => {
  const everything = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

  expect(everything.filter((unit) => foldText(unit).length !== 1)).toEqual([]);
});
