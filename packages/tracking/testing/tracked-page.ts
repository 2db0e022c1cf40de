import type { TrackerOptions } from "../src/core/tracker.ts";
import { trackerIn } from "../src/core/tracker-in.ts";
import { memoryStore } from "../src/memory/index.ts";
import { type FakePage, fakePage } from "./fake-page.ts";

/** A tracker on a fake page, with what a test needs of both. */
export function trackedPage(page: FakePage = fakePage(), options: Partial<TrackerOptions> = {}) {
  const store = memoryStore();
  const tracker = trackerIn(page, { store, language: "nl", ...options });
  return {
    page,
    store,
    tracker,
    view: (path: string, title = "A title") => tracker.pageView({ path, title }),
    paths: () => store.visits.map((visit) => visit.page_path),
  };
}
