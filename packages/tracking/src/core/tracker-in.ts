import { beginVisit } from "./begin-visit.ts";
import { describeClient } from "./describe-client.ts";
import { newId } from "./ids.ts";
import { endOf, type OpenVisit } from "./open-visit.ts";
import { savedOptOut } from "./opt-out.ts";
import { pagePath } from "./page-address.ts";
import type { PageDocument, PageWindow } from "./page-window.ts";
import { createQueue } from "./queue.ts";
import type { VisitEnd } from "./records.ts";
import { reportOnce } from "./report-once.ts";
import type { Consent, Tracker, TrackerOptions } from "./tracker.ts";
import { takeOut, visitorState } from "./visitor-state.ts";

const RETRY_DELAYS = [1000, 2000, 5000, 15_000, 60_000];

/** Makes a tracker for the page given. Nothing is stored or sent before the first page view. */
export function trackerIn(page: PageWindow, options: TrackerOptions): Tracker {
  const { store, retryDelays = RETRY_DELAYS } = options;
  let { language, devMode = false, consent = "granted" } = options;
  const { document } = page;
  const now = () => page.Date.now();
  const isVisible = () => document?.visibilityState === "visible";
  const report = reportOnce();
  /** Tracking must never break the page: whatever goes wrong in `action` is logged. */
  const safely =
    <A extends unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      try {
        action(...args);
      } catch (error) {
        report("Tracking failed.", error);
      }
    };
  const stopping = new AbortController();
  const { signal } = stopping;
  const optOut = savedOptOut(() => page.localStorage);
  /** Read once: a page that is being left no longer answers what it did. */
  const { bot, ...device } = describeClient(document ? page.navigator : { userAgent: "" });
  const state = visitorState(store.name, () => (consent === "granted" ? page.sessionStorage : undefined));
  const queue = createQueue({
    store,
    saved: state.queue,
    retryDelays,
    page,
    signal,
    onFailure: ({ kind }, error) => report(`A ${kind} was not stored.`, error),
  });

  /** Whether anybody has seen the page: prerendered and background pages wait. */
  let seen = isVisible();
  let shown: { path: string; title: string | undefined } | undefined;
  let visit: OpenVisit | undefined;
  /** The end that was handed over last. */
  let handedOver: VisitEnd | undefined;
  /** Sends the view that waits for its title. */
  let arrive: (() => void) | undefined;

  const allowed = () =>
    seen &&
    !signal.aborted &&
    consent !== "none" &&
    !page.navigator.globalPrivacyControl &&
    !optOut.get() &&
    !bot;

  const begin = safely(() => {
    if (!shown || !document || !allowed()) return;
    arrive?.();
    const { path, title } = shown;
    const before = visit;
    const start = now();
    const begun: OpenVisit = { id: newId(15), path, start, since: start };
    // Nobody sees it yet: the page went on in the background.
    if (!isVisible()) begun.ended = endOf(begun, start);
    visit = begun;
    arrive = () => {
      arrive = undefined;
      queue.add(
        beginVisit(begun, before, state, {
          page_title: title ?? document.title,
          from: document.referrer,
          ...device,
          language,
          dev_mode: devMode,
          screen_size: `${page.screen.width}x${page.screen.height}`,
        }),
      );
    };
    const arriveInTime = () => {
      if (visit === begun) arrive?.();
    };
    if (title === undefined) page.setTimeout(safely(arriveInTime));
    else arrive();
  });

  const beginUnlessBegun = () => {
    if (!visit) begin();
  };

  /** Changes what the visitor agrees to, and takes the state along to where it is kept then, or forgets it. */
  const agree = (next: Consent, keep: boolean) => {
    if (!keep) arrive = visit = undefined;
    const putBack = takeOut(state);
    consent = next;
    if (keep) for (const put of putBack) put();
  };

  const hide = (closing: boolean) => {
    if (!visit || !allowed()) return;
    arrive?.();
    const end = endOf(visit, now());
    visit.ended = end;
    if (closing && state.visit.get()?.id === visit.id) state.visit.set(visit);
    if (handedOver !== end) store.leave(end, queue.unconfirmed());
    handedOver = end;
  };

  const on = (target: PageWindow | PageDocument, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, safely(listener), { signal });
  if (document) {
    // No unload event: those keep pages out of the back/forward cache.
    on(page, "pagehide", () => hide(true));
    on(page, "pageshow", (event) => {
      if ((event as PageTransitionEvent).persisted) begin();
    });
    on(page, "online", () => {
      if (allowed()) queue.retryNow();
    });
    on(document, "visibilitychange", () => {
      if (!isVisible()) return hide(false);
      seen = true;
      if (visit?.ended) {
        visit.since = now() - visit.ended.visible_time;
        delete visit.ended;
      }
      beginUnlessBegun();
    });
  }

  return {
    pageView: safely(({ path, title }) => {
      const address = pagePath(path);
      if (shown?.path === address) return;
      shown = { path: address, title };
      begin();
    }),
    convert: safely((conversion_type) => {
      if (!allowed()) return;
      arrive?.();
      const session = state.session.get();
      if (!session) throw new Error("convert() came before any pageView().");
      queue.add({ kind: "conversion", at: now(), session, conversion_type });
      options.onConversion?.(conversion_type);
    }),
    setLanguage(next) {
      language = next;
    },
    setDevMode(next) {
      devMode = next;
    },
    setConsent(next) {
      agree(next, next !== "none");
      beginUnlessBegun();
    },
    optOut() {
      optOut.set(true);
      agree(consent, false);
    },
    optIn() {
      optOut.set(undefined);
      beginUnlessBegun();
    },
    optedOut: () => !!optOut.get(),
    async settled() {
      if (arrive) await new Promise<void>((resolve) => page.setTimeout(resolve));
      await queue.settled();
    },
    stop() {
      arrive = undefined;
      stopping.abort();
    },
  };
}
