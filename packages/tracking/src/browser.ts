import { savedOptOut, savedValue } from "./core/saved-value.ts";
import type { TrackingSet } from "./core/set.ts";
import type { Tracker } from "./core/tracker.ts";

/**
 * A tracker whose code is fetched apart from the page, which then does not depend on it: content blockers block
 * such files. It is fetched by the first call, once; the calls until then wait and are made in their order, those after at
 * once. Where it cannot be fetched nothing is tracked, and nothing is logged; where it fails to make a tracker, that is.
 * The choice not to be counted is kept either way.
 *
 * @param product that of the tracker's set, or the set's name.
 * @param load imports the module that makes the tracker, dynamically, and gives it.
 * @example const tracker = lazyTracker("shop", async () => (await import("./visits.ts")).tracker);
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
        // What cannot be fetched is a TypeError, in every browser; anything else is a mistake in the code.
        if (!(error instanceof TypeError)) console.error("The tracker could not be made.", error);
        return undefined;
      },
    );
    return loading;
  };
  const forward =
    <Name extends keyof Tracker<S>>(name: Name) =>
    (...args: Parameters<Tracker<S>[Name]>): void =>
      perform((tracker) => (tracker[name] as (...all: typeof args) => void)(...args));

  return {
    pageView: forward("pageView"),
    convert: forward("convert"),
    track: forward("track"),
    onLeave: forward("onLeave"),
    setLanguage: forward("setLanguage"),
    setSession: forward("setSession"),
    setDevMode: forward("setDevMode"),
    setConsent: forward("setConsent"),
    optOut() {
      optOut.set(true);
      forgetSets(product);
      forward("optOut")();
    },
    optIn() {
      optOut.set(undefined);
      forward("optIn")();
    },
    optedOut: () => !!optOut.get(),
    async settled() {
      await (await loaded())?.settled();
    },
    stop: forward("stop"),
  };
}

/** Forgets what trackers of any of a product's sets keep here: the choice is made for those too that don't run. */
function forgetSets(product: string): void {
  const isKept = (key: string) =>
    key.startsWith(`${product}.`) && /\.(session|pages|visit|queue|left)$/.test(key);
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      for (const key of Object.keys(storage()).filter(isKept)) storage().removeItem(key);
    } catch {
      // Where the browser denies storage, nothing is kept.
    }
  }
}

/**
 * Whether who looks at the page runs the server: signed in to PocketBase's admin on this origin, or marked by
 * `voxlog.owner` in either storage, as the pages of reports do. For the option `ignore`.
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

/** Whether this browser is a developer's. */
export type DevMode = {
  /** Without storage it holds for the page load. */
  read(): boolean;
  write(isOn: boolean): void;
  /** What a link to another origin of the product says in `dev`, so that dev mode is on or off there too. */
  inLinks(): { dev?: "1" | "0" };
  /** Moves `?dev=1` or `?dev=0` from the page's address into the flag: the address is then shown without. */
  takeFromAddress(): void;
};

/** Returns the dev mode of a product, which is kept in this browser. */
export function devModeOf(product: string): DevMode {
  const flag = savedValue<boolean>(`${product}.dev-mode`, "", () => localStorage);
  return {
    read: () => flag.get() === true,
    write: flag.set,
    inLinks() {
      const isOn = flag.get();
      return typeof isOn === "boolean" ? { dev: isOn ? "1" : "0" } : {};
    },
    takeFromAddress() {
      const url = new URL(location.href);
      const asked = url.searchParams.get("dev");
      if (asked !== "1" && asked !== "0") return;
      url.searchParams.delete("dev");
      flag.set(asked === "1");
      history.replaceState(history.state, "", url);
    },
  };
}
