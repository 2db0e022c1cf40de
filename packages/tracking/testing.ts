import { createTracker } from "./src/core/create-tracker.ts";
import type { KeyValueStorage, PageWindow } from "./src/core/page-window.ts";
import type { TrackerOptions } from "./src/core/tracker.ts";
import { memoryStore } from "./src/memory.ts";

export { factOf } from "./src/collector.ts";
export { BATCH_HEADERS, batchBody, type RowRequest, rowRequests } from "./src/pocketbase/row-requests.ts";

/** A tab's storage, which outlives its pages. */
export function fakeStorage(
  entries: Record<string, string> = {},
): KeyValueStorage & { entries: typeof entries } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem(key, value) {
      entries[key] = value;
    },
    removeItem(key) {
      delete entries[key];
    },
  };
}

export type FakePage = ReturnType<typeof fakePage>;

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const START = Date.UTC(2026, 0, 5, 9);

/** Creates a visible page with a controlled clock and title, for unit tests; `over` replaces parts of it. */
export function fakePage(
  over: Partial<Pick<PageWindow, "navigator" | "sessionStorage" | "localStorage">> = {},
) {
  let due: { at: number; task: () => void }[] = [];
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    title: "Voxlog",
    URL: "https://voxlog.example/",
    referrer: "",
    visibilityState: "visible" as DocumentVisibilityState,
  });
  const turn = (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const shared: Required<typeof over> = {
    navigator: { userAgent: FIREFOX },
    sessionStorage: fakeStorage(),
    localStorage: fakeStorage(),
    ...over,
  };
  const page = Object.assign(window, shared, {
    clock: START,
    document,
    screen: { width: 1440, height: 900 },
    Date: { now: (): number => page.clock },
    setTimeout(task: () => void, ms = 0): void {
      due.push({ at: page.clock + ms, task });
    },
    /** Advances the clock and runs due timers. */
    pass(ms: number): void {
      page.clock += ms;
      const ready = due.filter(({ at }) => at <= page.clock);
      due = due.filter((entry) => !ready.includes(entry));
      for (const { task } of ready) task();
    },
    hide: () => turn("hidden"),
    show: () => turn("visible"),
    /** Navigates away or closes the tab. */
    leave() {
      window.dispatchEvent(new Event("pagehide"));
      turn("hidden");
    },
    /** Restores the page from the back/forward cache. */
    restore() {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
      turn("visible");
    },
  });
  return page;
}

/** Creates a tracker on a fake page. */
export function trackedFakePage(page: FakePage = fakePage(), options: Partial<TrackerOptions> = {}) {
  const store = memoryStore();
  const tracker = createTracker({ store, language: "nl", window: page, ...options });
  return {
    page,
    store,
    tracker,
    view: (path: string, title = "A title") => tracker.pageView({ path, title }),
    /** Views a page and waits until the view is written, or failed for now. */
    async viewed(path: string) {
      tracker.pageView({ path, title: "A title" });
      await tracker.settled();
    },
  };
}
