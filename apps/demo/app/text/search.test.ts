import { expect, test } from "vitest";
import { folded, isFoundIn } from "./search.ts";

test.each([
  ["jose", "José van Dijk"],
  ["JOSÉ", "jose van dijk"],
  ["coordinatie ", "Coördinatie"],
  ["ijssel", "IJsselland"],
  ["İ", "istanbul"],
  ["jose\u0301", "José"],
])("a search in texts finds %j in %j", (search, text) => {
  expect(isFoundIn([text], search)).toBe(true);
});

test("a search in texts finds what is in any of them", () => {
  expect(isFoundIn(["Lumen Energie", "Youssef El Amrani"], "amrani")).toBe(true);
});

test("a search in texts does not find what begins in one and ends in the next", () => {
  for (const search of ["nen", "n e"]) expect(isFoundIn(["Lumen", "Energie"], search)).toBe(false);
});

test("a search in texts is found everywhere while it is empty", () => {
  expect(isFoundIn(["Lumen Energie"], "  ")).toBe(true);
});

test("A folded text has no capitals and no accents, and keeps letters of their own, such as ł", () => {
  expect(folded("José Ångström, COÖRDINATIE, Łódź, Straße")).toBe("jose angstrom, coordinatie, łodz, straße");
});

test("A folded text is as long as it was, whatever is in it", () => {
  const everything = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

  expect(everything.filter((unit) => folded(unit).length !== 1)).toEqual([]);
});
