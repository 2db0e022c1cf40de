import { memoryStore } from "../memory/index.ts";
import { type PageDouble, pageDouble } from "./page-double.ts";
import type { TrackerOptions } from "./tracker.ts";
import { trackerIn } from "./tracker-in.ts";

/** A tracker on a page double, with what a test needs of both. */
export function trackedPage(page: PageDouble = pageDouble(), options: Partial<TrackerOptions> = {}) {
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
