import type { Environment, KeyValueStorage, PageEvents } from "./environment.ts";

/** A tab's storage, which outlives its pages. */
export function storageDouble(
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

/** A storage that throws at every touch, as a blocked one does. */
export const blockedStorage: KeyValueStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new Error("The operation is insecure.");
}

/** A page whose clock, title and visibility the test holds, for unit tests of the tracker. */
export type PageDouble = Environment & {
  clock: number;
  pageTitle: string;
  shown: boolean;
  /** What the page does to its listeners. */
  events: PageEvents;
  /** Lets time pass, and runs what it makes due. */
  pass(ms: number): void;
};

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const START = Date.UTC(2026, 0, 5, 9);

/** Makes a page double; `over` replaces parts of its environment. */
export function pageDouble(over: Partial<Environment> = {}): PageDouble {
  let due: { at: number; task: () => void }[] = [];
  const page: PageDouble = {
    clock: START,
    pageTitle: "Voxlog",
    shown: true,
    events: { onHide() {}, onShow() {}, onRestore() {}, onOnline() {} },
    pass(ms) {
      page.clock += ms;
      const ready = due.filter(({ at }) => at <= page.clock);
      due = due.filter((entry) => !ready.includes(entry));
      for (const { task } of ready) task();
    },
    now: () => page.clock,
    defer(task, ms) {
      const entry = { at: page.clock + ms, task };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    sessionStorage: storageDouble(),
    localStorage: storageDouble(),
    client: { userAgent: FIREFOX },
    globalPrivacyControl: false,
    referrer: "",
    screenSize: "1440x900",
    title: () => page.pageTitle,
    visible: () => page.shown,
    listen(events) {
      page.events = events;
      return () => {
        page.events = { onHide() {}, onShow() {}, onRestore() {}, onOnline() {} };
      };
    },
    ...over,
  };
  return page;
}
