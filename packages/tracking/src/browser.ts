import { savedOptOut, savedValue } from "./core/saved-value.ts";
import type { TrackingSet } from "./core/set.ts";
import type { Tracker } from "./core/tracker.ts";

/** Methods that wait for the tracker's code. */
const FORWARDED = [
  "pageView",
  "convert",
  "track",
  "onLeave",
  "setLanguage",
  "setSession",
  "setDevMode",
  "setConsent",
  "stop",
] as const;

/**
 * Creates a tracker whose code loads separately, so that the page works when a content blocker blocks it. The first
 * call loads it, once; calls until then wait and run in order. If it can't load, nothing is tracked or logged; an error
 * in the module is logged. Opting out is saved either way.
 *
 * @param product of the tracker's set, or the set's name.
 * @param load imports the module dynamically and returns its tracker.
 * @example const tracker = lazyTracker("shop", async () => (await import("./visits")).tracker);
 */
export function lazyTracker<S extends TrackingSet = TrackingSet>(
  product: string,
  load: () => Promise<Tracker<S>>,
): Tracker<S> {
  const optOut = savedOptOut(product, () => localStorage);
  const waiting: ((tracker: Tracker<S>) => void)[] = [];
  let loading: Promise<Tracker<S> | undefined> | undefined;
  let perform = (call: (typeof waiting)[number]): void => {
    waiting.push(call);
    void loaded();
  };
  const loaded = () => {
    loading ??= load().then(
      (tracker) => {
        for (const call of waiting) call(tracker);
        perform = (call) => call(tracker);
        return tracker;
      },
      (error: unknown) => {
        perform = () => {};
        // A failed import is a TypeError in every browser; anything else is a bug.
        if (!(error instanceof TypeError)) console.error("Could not create the tracker.", error);
        return undefined;
      },
    );
    return loading;
  };
  const forwarded = FORWARDED.map((name) => [
    name,
    (...args: unknown[]) => perform((tracker) => (tracker[name] as (...all: unknown[]) => void)(...args)),
  ]);
  return {
    ...(Object.fromEntries(forwarded) as Pick<Tracker<S>, (typeof FORWARDED)[number]>),
    optOut() {
      optOut.set(true);
      forgetSets(product);
      perform((tracker) => tracker.optOut());
    },
    optIn() {
      optOut.set(undefined);
      perform((tracker) => tracker.optIn());
    },
    optedOut: () => !!optOut.get(),
    async settled() {
      await (await loaded())?.settled();
    },
  };
}

/** Removes the stored data of all the product's sets, including those without a running tracker. */
function forgetSets(product: string): void {
  const isOwnKey = (key: string) => key.startsWith(`${product}.`) && /\.(session|left)$/.test(key);
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      for (const key of Object.keys(storage()).filter(isOwnKey)) storage().removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  }
}

/**
 * Returns whether the visitor runs the server: signed in to PocketBase's admin on this origin, or marked by
 * `voxlog.owner` in either storage, as the reports do. For the option `ignore`.
 */
export function isOwnerSignedIn(): boolean {
  try {
    return ["__pb_superusers__", "voxlog.owner"].some(
      (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    );
  } catch {
    return false;
  }
}

/** Returns a product's dev mode: a developer's mark in this browser. Without storage, it lasts for the page load. */
export function devModeOf(product: string) {
  const flag = savedValue<boolean>(`${product}.dev-mode`, /^(true|false)$/, () => localStorage);
  return {
    read: (): boolean => !!flag.get(),
    write: flag.set,
    /** Returns the `dev` parameter for links to the product's other origins, which carries dev mode over. */
    inLinks(): { dev?: "1" | "0" } {
      const isOn = flag.get();
      return isOn === undefined ? {} : { dev: isOn ? "1" : "0" };
    },
    /** Moves `?dev=1` or `?dev=0` from the page's address into storage. */
    takeFromAddress(): void {
      const url = new URL(location.href);
      const requested = url.searchParams.get("dev");
      if (requested !== "1" && requested !== "0") return;
      url.searchParams.delete("dev");
      flag.set(requested === "1");
      history.replaceState(history.state, "", url);
    },
  };
}
