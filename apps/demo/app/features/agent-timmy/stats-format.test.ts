import { expect, test } from "vitest";
import { axis } from "./stats-format.ts";

test("a chart's axis has room for every value, from one multiple of its step to another", () => {
  expect(axis([0, 8, 23], 5).ticks).toEqual([0, 5, 10, 15, 20, 25]);
  expect(axis([3, 11], 5).ticks).toEqual([0, 5, 10, 15]);
  expect(axis([0.952, 0.976], 0.01).ticks).toHaveLength(4);
});

test("a chart's axis places its ends at its ends, and what is between in proportion", () => {
  const { position } = axis([0, 8, 20], 5);
  expect([0, 5, 20].map(position)).toEqual([100, 75, 0]);
});

test("a chart's axis has a length even when all values are the same", () => {
  expect(axis([10, 10], 5).ticks).toEqual([10, 15]);
});
