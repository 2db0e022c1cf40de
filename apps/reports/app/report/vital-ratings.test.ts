import { expect, test } from "vitest";
import { rateVital } from "./vital-ratings.ts";

test("a vital is good up to its first limit, fair up to its second, and poor beyond", () => {
  expect([2500, 2501, 4000, 4001].map((ms) => rateVital("lcp", ms))).toEqual([
    "good",
    "fair",
    "fair",
    "poor",
  ]);
  expect([0, 0.1, 0.2, 0.3].map((shift) => rateVital("cls", shift))).toEqual([
    "good",
    "good",
    "fair",
    "poor",
  ]);
});
