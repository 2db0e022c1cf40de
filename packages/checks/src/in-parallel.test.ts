import { expect, test } from "vitest";
import { inParallel } from "./in-parallel.ts";

test("inParallel starts items in order, limits concurrency, and waits for all of them", async () => {
  const begun: string[] = [];
  const running = new Set<string>();
  let most = 0;
  await inParallel(
    ["a", "b", "c", "d"],
    async (item) => {
      begun.push(item);
      running.add(item);
      most = Math.max(most, running.size);
      await new Promise(setImmediate);
      running.delete(item);
    },
    2,
  );
  expect({ begun, most, left: running.size }).toEqual({ begun: ["a", "b", "c", "d"], most: 2, left: 0 });
});
