import { savedOptOut } from "../core/opt-out.ts";
import type { Tracker } from "../core/tracker.ts";

/**
 * A tracker whose code is fetched apart from the page, which then does not depend on it: content blockers refuse
 * such files. It is fetched by the first call, once; what it is told until it is there, it hears in order. Where it
 * cannot be fetched nothing is tracked, and nothing is said. The choice not to be counted is kept either way.
 *
 * @param load imports the module that makes the tracker, dynamically, and gives it.
 * @example const tracker = lazyTracker(async () => (await import("./visits.ts")).tracker);
 */
export function lazyTracker(load: () => Promise<Tracker>): Tracker {
  const optOut = savedOptOut(() => localStorage);
  let loading: Promise<Tracker | undefined> | undefined;
  const loaded = () => {
    loading ??= load().catch(() => undefined);
    return loading;
  };
  const tell =
    <A extends unknown[]>(call: (tracker: Tracker, ...args: A) => void) =>
    (...args: A): void => {
      void loaded().then((tracker) => tracker && call(tracker, ...args));
    };
  const tellOptOut = tell((tracker) => tracker.optOut());
  const tellOptIn = tell((tracker) => tracker.optIn());

  return {
    pageView: tell((tracker, page) => tracker.pageView(page)),
    convert: tell((tracker, type) => tracker.convert(type)),
    setLanguage: tell((tracker, language) => tracker.setLanguage(language)),
    setDevMode: tell((tracker, devMode) => tracker.setDevMode(devMode)),
    setConsent: tell((tracker, consent) => tracker.setConsent(consent)),
    optOut() {
      optOut.set(true);
      tellOptOut();
    },
    optIn() {
      optOut.set(undefined);
      tellOptIn();
    },
    optedOut: () => !!optOut.get(),
    async settled() {
      await (await loaded())?.settled();
    },
    stop: tell((tracker) => tracker.stop()),
  };
}
