import { describe, expect, test } from "vitest";
import { isFoundIn } from "./search.ts";

describe("a search in texts", () => {
  test.each([
    ["jose", "José van Dijk"],
    ["JOSÉ", "jose van dijk"],
    ["coordinatie ", "Coördinatie"],
    ["ijssel", "IJsselland"],
    ["İ", "istanbul"],
    ["jose\u0301", "José"],
  ])("finds %j in %j", (search, text) => {
    expect(isFoundIn([text], search)).toBe(true);
  });

  test("finds what stands in any of them", () => {
    expect(isFoundIn(["Lumen Energie", "Youssef El Amrani"], "amrani")).toBe(true);
  });

  test("does not find what begins in one and ends in the next", () => {
    for (const search of ["nen", "n e"]) expect(isFoundIn(["Lumen", "Energie"], search)).toBe(false);
  });

  test("is found everywhere while it is empty", () => {
    expect(isFoundIn(["Lumen Energie"], "  ")).toBe(true);
  });
});
