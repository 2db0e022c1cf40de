import type { PageWindow } from "./page-window.ts";
import { createQueue } from "./queue.ts";
import { reportOnce } from "./report-once.ts";
import type { ConversionOf, TrackingSet } from "./set.ts";
import type { Store } from "./store.ts";
import { RETRY_DELAYS } from "./tracker.ts";
import { visitorState } from "./visitor-state.ts";

/**
 * Marks the tab's session of a set as converted on a page that tracks another set: the signup of an app's visitor on
 * the site of the same origin. Without a session, such as after opting out, it does nothing.
 *
 * @param page replaces the script's window in tests.
 */
export function convertTab<S extends TrackingSet>(
  store: Store<S>,
  conversion_type: ConversionOf<S>,
  page: PageWindow = globalThis as unknown as PageWindow,
): void {
  const state = visitorState(store.name, () => page);
  const session = state.session.get();
  if (!session) return;
  const report = reportOnce();
  const onFailure = (error: unknown) => report("Not confirmed.", error);
  createQueue({ store, state, retryDelays: RETRY_DELAYS, page, onFailure }).add({
    kind: "conversion",
    at: page.Date.now() - session.shift,
    session,
    conversion_type,
  });
}
