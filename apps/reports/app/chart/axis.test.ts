import { expect, test } from "vitest";
import { fitLabel, rowsWithoutOverlap, ticksUpTo } from "./axis.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [37, [0, 10, 20, 30, 40]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1087, [0, 500, 1000, 1500]],
])("an axis up to %i is labeled in round steps", (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks);
});

test("a text gets the first row where it covers no other", () => {
  const spans = [
    { left: 0, right: 100 },
    { left: 50, right: 150 },
    { left: 110, right: 200 },
    { left: 120, right: 130 },
  ];
  expect(rowsWithoutOverlap(spans)).toEqual([0, 1, 0, 2]);
});

test("a label that is too wide ends with an ellipsis, and others stay", () => {
  const widthOf = (text: string) => 10 * text.length;
  expect(["Release 1.4", "Release"].map((label) => fitLabel(label, 90, widthOf))).toEqual([
    "Release…",
    "Release",
  ]);
});
