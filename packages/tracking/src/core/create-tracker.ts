import { describeClient } from "./describe-client.ts";
import type { VisitEnd } from "./fields.ts";
import { pagePath } from "./page-address.ts";
import type { PageDocument, PageWindow } from "./page-window.ts";
import { bounded, createQueue, isEvent, without } from "./queue.ts";
import { reportOnce } from "./report-once.ts";
import { savedOptOut } from "./saved-value.ts";
import type { TrackingSet } from "./set.ts";
import type { Change } from "./store.ts";
import type { Consent, Page, Tracker, TrackerOptions } from "./tracker.ts";
import { beginVisit, endOf, newId, type OpenVisit } from "./visit.ts";
import { clearState, type SavedSession, visitorState } from "./visitor-state.ts";

/** More events on one page than this are not recorded: a loop gone wrong. */
const MOST_EVENTS = 100;
const RETRY_DELAYS = [1000, 2000, 5000, 15_000, 60_000];
/** Ms between two looks at the clock: where much more has passed, the machine slept. */
const TICK = 30_000;

/**
 * Makes a tracker for this page. Nothing is stored or sent before the first page view.
 *
 * @param options.window a page to use instead of the one the script runs in, for tests.
 * @example
 * const tracker = createTracker({
 *   store: pocketbaseStore({ client: fetchClient(""), set: defineSet({ name: "shop" }) }),
 *   language: "nl",
 * });
 * tracker.pageView({ path: location.pathname });
 */
export function createTracker<S extends TrackingSet = TrackingSet>(
  options: TrackerOptions<S> & { window?: PageWindow },
): Tracker<S> {
  const page = options.window ?? (globalThis as unknown as PageWindow);
  const { store, retryDelays = RETRY_DELAYS } = options;
  let { language, session: ownFields, devMode = false, consent = "granted" } = options;
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
  /** Read once: a page that is being left no longer says what it did. */
  const { bot, ...device } = describeClient(document ? page.navigator : { userAgent: "" });
  const state = visitorState(store.name, () => (consent === "granted" ? page : undefined));
  const queue = createQueue({
    store,
    saved: state.queue,
    retryDelays,
    page,
    signal,
    onFailure: ({ kind }, error) => report(`A ${kind} was not confirmed.`, error),
  });

  /** Whether anybody has seen the page: prerendered and background pages wait. */
  let seen = isVisible();
  let shown: Page<S> | undefined;
  let visit: OpenVisit | undefined;
  /** The end that the store was given last, unless events have come since. */
  let lastEnd: VisitEnd | undefined;
  /** Sends the view that is deferred until its title is known. */
  let sendDeferred: (() => void) | undefined;
  /** Whether the page was left, and not only hidden. */
  let isLeft = false;
  /** When a timer last ran, or the page came into sight. */
  let ticked: number | undefined;
  const leaveListeners: ((isOver: boolean) => void)[] = [];

  const allowed = () =>
    seen &&
    !signal.aborted &&
    consent !== "none" &&
    !page.navigator.globalPrivacyControl &&
    !optOut.get() &&
    !options.ignore?.() &&
    !bot;

  /** Leaves out of the visible time what the machine slept: time in which no timer ran. */
  const skipSleep = () => {
    const slept = now() - (ticked ?? now()) - TICK;
    ticked = now();
    if (visit && slept > TICK) visit.since += slept;
  };
  const tick = () => {
    if (signal.aborted) return;
    skipSleep();
    page.setTimeout(safely(tick), TICK);
  };

  /** Leaves behind for other pages what may not get through from this one. */
  const leaveBehind = (end: VisitEnd) => {
    const unconfirmed = queue.unconfirmed();
    // Events alone are as sure to arrive as the end is.
    if (unconfirmed.every(isEvent) && page.navigator.onLine !== false) return;
    const behind: Change[] = [...unconfirmed, { kind: "end", at: now(), end }];
    state.left.set(bounded([...without(behind, state.left.get() ?? []), ...behind]));
  };
  /** Takes over what was left behind, by this page or by closed ones. */
  const takeOver = (...changes: Change[]) => {
    const left = state.left.get() ?? [];
    state.left.set(undefined);
    queue.add(...left, ...changes);
  };

  const sayLeaving = (isOver: boolean) => {
    for (const listener of leaveListeners) listener(isOver);
  };

  const begin = safely(() => {
    forgetIfOptedOut();
    if (!shown || !document || !allowed()) return;
    sendDeferred?.();
    if (visit && !isLeft) sayLeaving(true);
    if (ticked) skipSleep();
    else tick();
    const { title } = shown;
    const start = now();
    const [begun, view] = beginVisit(
      shown,
      start,
      document.referrer,
      visit,
      {
        ...ownFields,
        ...device,
        language,
        dev_mode: typeof devMode === "function" ? devMode() : devMode,
        screen_size: `${page.screen.width}x${page.screen.height}`,
      },
      state,
    );
    // Nobody sees it yet: the page went on in the background.
    if (!isVisible()) begun.ended = endOf(begun, start);
    visit = begun;
    isLeft = false;
    sendDeferred = () => {
      sendDeferred = undefined;
      view.visit.page_title = title ?? document.title;
      takeOver(view);
    };
    const sendUnlessLeft = () => {
      if (visit === begun) sendDeferred?.();
    };
    if (title === undefined) page.setTimeout(safely(sendUnlessLeft));
    else sendDeferred();
  });

  /** An action on the page shown, which is sent after its view. */
  const afterView = <A extends unknown[]>(action: (session: SavedSession, ...args: A) => void) =>
    safely((...args: A) => {
      if (!allowed()) return;
      sendDeferred?.();
      const session = state.session.get();
      if (!session) throw new Error("It came before any pageView().");
      action(session, ...args);
    });

  const beginUnlessBegun = () => {
    if (!visit) begin();
  };

  /** Changes what the visitor consents to, and moves the state to where it is kept then, or forgets it. */
  const changeConsent = (next: Consent, keep: boolean) => {
    if (!keep) {
      sendDeferred = visit = undefined;
    }
    const restore = clearState(state);
    consent = next;
    if (keep) for (const restoreValue of restore) restoreValue();
  };

  /** Here, or in another tab meanwhile. */
  const forgetIfOptedOut = () => {
    if (optOut.get()) changeConsent(consent, false);
  };

  /** Keeps how the tab's visit stands for the tab's next page, whenever the browser ends this one. */
  const saveVisit = () => {
    if (visit && state.visit.get()?.id === visit.id) state.visit.set(visit);
  };
  const hide = (isOver: boolean) => {
    if (!visit || !allowed()) return;
    isLeft ||= isOver;
    sendDeferred?.();
    sayLeaving(isOver);
    skipSleep();
    const end = endOf(visit, now());
    visit.ended = end;
    saveVisit();
    if (lastEnd !== end) store.leave(end, queue.unconfirmed());
    lastEnd = end;
    leaveBehind(end);
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
    on(page, "storage", forgetIfOptedOut);
    on(document, "visibilitychange", () => {
      if (!isVisible()) return hide(false);
      seen = true;
      ticked &&= now();
      if (visit?.ended) {
        takeOver();
        visit.since = now() - visit.ended.visible_time;
        delete visit.ended;
        // One that was left is over, though the page may come back: with another visit.
        if (!isLeft) saveVisit();
      }
      beginUnlessBegun();
    });
  }

  return {
    pageView: safely((next) => {
      const path = pagePath(next.path);
      if (shown?.path === path) return;
      shown = { ...next, path };
      begin();
    }),
    convert: afterView((session, conversion_type) => {
      queue.add({ kind: "conversion", at: now(), session, conversion_type });
      options.onConversion?.(conversion_type);
    }),
    track: afterView(({ session_id }, name, properties = {}) => {
      if (!visit) throw new Error("It came before any pageView().");
      if (++visit.events > MOST_EVENTS) return;
      lastEnd = undefined;
      queue.add({
        kind: "event",
        at: now(),
        event: {
          id: newId(15),
          session_id,
          page_path: visit.path,
          name,
          properties,
          time: new Date(now()).toISOString(),
        },
      });
    }),
    onLeave(listener) {
      leaveListeners.push(safely(listener));
    },
    setLanguage(next) {
      language = next;
    },
    setSession(values) {
      ownFields = { ...ownFields, ...values };
    },
    setDevMode(next) {
      devMode = next;
    },
    setConsent(next) {
      changeConsent(next, next !== "none");
      beginUnlessBegun();
    },
    optOut() {
      optOut.set(true);
      forgetIfOptedOut();
    },
    optIn() {
      optOut.set(undefined);
      beginUnlessBegun();
    },
    optedOut: () => !!optOut.get(),
    async settled() {
      if (sendDeferred) await new Promise<void>((resolve) => page.setTimeout(resolve));
      await queue.settled();
    },
    stop() {
      sendDeferred = undefined;
      stopping.abort();
    },
  };
}
