import { expect, test } from "vitest";
import { createTracker } from "./index.ts";
import { memoryStore } from "./memory/index.ts";

test("where there is no page, as in server rendering, a tracker can be made and does nothing", async () => {
  const store = memoryStore();
  const tracker = createTracker({ store, language: "nl" });
  tracker.pageView({ path: "/" });
  tracker.convert("signup");
  await tracker.settled();
  tracker.stop();
  expect(store.sessions).toEqual([]);
});
