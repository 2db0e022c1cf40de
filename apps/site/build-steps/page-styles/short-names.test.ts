import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

const many = Array.from({ length: 500 }, (_, i) => `class-${i}`);

test("names are one letter long as far as those last, then two, and each is given once", () => {
  const names = [...shortNames(many, new Set()).values()];
  expect(names.map((name) => name.length)).toEqual([...Array(52).fill(1), ...Array(448).fill(2)]);
  expect(new Set(names).size).toBe(500);
});

test("a name that is taken is not given again", () => {
  const names = new Set(shortNames(many, new Set(["a", "bb"])).values());
  expect(names.has("a") || names.has("bb")).toBe(false);
});
