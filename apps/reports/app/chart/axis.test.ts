import { expect, test } from "vitest";
import { ticksUpTo } from "./axis.ts";

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
