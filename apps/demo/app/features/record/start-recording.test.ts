import { expect, test } from "vitest";
import { createStopwatch } from "./start-recording.ts";

test("a stopwatch counts the time in which it runs, however often it is stopped and started", () => {
  let now = 1000;
  const watch = createStopwatch(() => now);
  expect(watch.elapsed()).toBe(0);
  watch.start();
  now += 300;
  watch.start();
  expect(watch.elapsed()).toBe(300);
  watch.stop();
  now += 5000;
  watch.stop();
  expect(watch.elapsed()).toBe(300);
  watch.start();
  now += 40;
  expect(watch.elapsed()).toBe(340);
});
