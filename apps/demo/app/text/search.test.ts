// cspell:ignore salesforse energei onderhandelng dijl salsforse lumon anergie
import { expect, test } from "vitest";
import { matchesSearch } from "./search.ts";

test.each([
  ["jose", "José van Dijk"],
  ["JOSÉ", "jose van dijk"],
  ["coordinatie ", "Coördinatie"],
  ["ijssel", "IJsselland"],
  ["İ", "istanbul"],
  ["jose\u0301", "José"],
  ["28800", "komt uit op 28.800 euro"],
  ["€28,800", "komt uit op 28.800 euro"],
  ["€ 28 800", "comes to 28,800 euros"],
  ["28.8k", "komt uit op 28.800 euro"],
  ["28 800", "een deal van 28,8K"],
  ["€ 30.000,-", "set aside 30,000 euros a year"],
  ["30,000.00", "30k per jaar"],
  ["'s ochtends", "’s ochtends"],
  ["’s  Ochtends", "'s ochtends"],
  ["lumen  energie", "Lumen Energie"],
  ["salesforse", "Salesforce"],
  ["energei", "Lumen Energie"],
  ["onderhandelng prijs", "Onderhandeling over de prijs"],
])("a search in texts finds %j in %j", (search, text) => {
  expect(matchesSearch([text], search)).toBe(true);
});

test("a search in several texts finds what is in any of them", () => {
  expect(matchesSearch(["Lumen Energie", "Youssef El Amrani"], "amrani")).toBe(true);
});

test("a search in several texts doesn't find what begins in one and ends in the next", () => {
  for (const search of ["nen", "n e"]) expect(matchesSearch(["Lumen", "Energie"], search)).toBe(false);
});

test("an empty search in texts matches all of them", () => {
  expect(matchesSearch(["Lumen Energie"], "  ")).toBe(true);
});

test("a search in texts forgives no typo in a number or a short word, and no second typo", () => {
  for (const [search, text] of [
    ["28900", "28.800 euro"],
    ["dijl", "Van Dijk"],
    ["salsforse", "Salesforce"],
    ["lumon anergie", "Lumen Energie"],
  ] as const)
    expect(matchesSearch([text], search), search).toBe(false);
});
