import { type ClientDescription, describeClient } from "./describe-client.ts";
import type { EventProperties, Measurement } from "./fields.ts";
import { pagePath } from "./page-address.ts";
import { pageVisits } from "./page-visits.ts";
import { isVisible, type PageDocument, type PageWindow } from "./page-window.ts";
import { createQueue } from "./queue.ts";
import { type ErrorGuard, reportOnce } from "./report-once.ts";
import type { TrackingSet } from "./set.ts";
import type { Change } from "./store.ts";
import { type Page, RETRY_DELAYS, type Tracker, type TrackerOptions } from "./tracker.ts";
import { eventsOf } from "./visit.ts";
import { type SessionDescription, visitorConsent } from "./visitor-state.ts";

const isEnd = ({ kind }: Change) => kind === "end";

/**
 * Creates a tracker for this page. Nothing is stored or sent before the first page view.
 *
 * @param options.window replaces the script's window in tests.
 * @example
 *  const tracker = createTracker({
 *    store: pocketbaseStore({ client: fetchClient(""), set: defineSet({ name: "shop" }) }),
 *    language: "nl",
 *  });
 *  tracker.pageView({ path: location.pathname });
 */
export function createTracker<S extends TrackingSet = TrackingSet>(
  options: TrackerOptions<S> & { window?: PageWindow },
): Tracker<S> {
  const { store, retryDelays = RETRY_DELAYS, window: page = globalThis as unknown as PageWindow } = options;
  const report = reportOnce();
  const safely: ErrorGuard =
    (action) =>
    (...args) => {
      try {
        action(...args);
      } catch (error) {
        report("Failed.", error);
      }
    };
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Read once: a page that is being left no longer reports it. A server, without a page, counts as a bot. */
  const { bot, ...device } = describeClient(
    page.document ? page.navigator : { userAgent: "", webdriver: true },
  );
  const [describe, sessionMethods] = sessionValues(options, device, page);
  const { state, granted, ...consentMethods } = visitorConsent(
    page,
    store.name,
    () => visits.drop(),
    () => resume(),
    options.consent,
  );
  const onFailure = (error: unknown, changes: readonly Change[]) =>
    report("Not confirmed.", error, changes.every(isEnd) ? "warn" : "error");
  const queue = createQueue({ store, state, retryDelays, page, signal, onFailure });
  const visits = pageVisits(page, state, queue, signal, safely);
  /** Prerendered and background pages wait until a visitor sees them. */
  let seen = isVisible(page);
  let shown: Page<S> | undefined;
  const isSeen = () => {
    seen ||= isVisible(page);
    return seen;
  };
  const isAllowed = () => granted() && !signal.aborted && !options.ignore?.() && !bot;
  const begin = safely(() => {
    if (shown && isSeen() && isAllowed()) visits.start(shown, describe);
  });
  const hide = (isOver: boolean) => isAllowed() && visits.end(isOver);
  const resume = () => visits.resume() || begin();
  const on = (target: PageWindow | PageDocument, type: string, listener: (event: Event) => unknown) =>
    target.addEventListener(type, safely(listener), { signal });
  if (page.document) {
    // No unload event: it keeps pages out of the back/forward cache.
    on(page, "pagehide", () => hide(true));
    on(page, "pageshow", (event) => (event as PageTransitionEvent).persisted && begin());
    on(page, "online", () => isSeen() && isAllowed() && queue.retryNow());
    on(page, "storage", granted);
    on(page.document, "visibilitychange", () => {
      if (isVisible(page)) resume();
      else hide(false);
    });
  }

  return {
    ...sessionMethods,
    ...consentMethods,
    pageView: safely((next) => {
      const path = pagePath(next.path);
      if (path === shown?.path) return;
      shown = { ...next, path };
      begin();
    }),
    convert: safely((conversion_type) => {
      if (!isAllowed()) return;
      visits.addTo((visit) => {
        const { session, conversions = [] } = visit;
        if (conversions.includes(conversion_type)) return [];
        visit.conversions = [...conversions, conversion_type];
        // After the view, which creates the session.
        visits.sendNow();
        return [{ kind: "conversion", at: page.Date.now() - session.shift, session, conversion_type }];
      });
      options.onConversion?.(conversion_type);
    }),
    track: safely((...event: [name: string, properties?: EventProperties, measurement?: Measurement]) => {
      if (isAllowed()) visits.addTo((visit) => eventsOf(visit, page.Date.now(), ...event));
    }) as Tracker<S>["track"],
    onLeave: visits.onLeave,
    async settled() {
      visits.sendNow();
      await queue.settled();
    },
    stop() {
      visits.drop();
      stopping.abort();
    },
  };
}

/** Creates the description of sessions on a device, and the methods that change it. */
function sessionValues<S extends TrackingSet>(
  { language, session, devMode = false }: TrackerOptions<S>,
  device: Omit<ClientDescription, "bot">,
  { screen }: PageWindow,
): [describe: () => SessionDescription, Pick<Tracker<S>, "setLanguage" | "setSession" | "setDevMode">] {
  return [
    () => ({
      ...session,
      ...device,
      language,
      dev_mode: typeof devMode === "function" ? devMode() : devMode,
      screen_size: `${screen.width}x${screen.height}`,
    }),
    {
      setLanguage(next) {
        language = next;
      },
      setSession(values) {
        session = { ...session, ...values };
      },
      setDevMode(next) {
        devMode = next;
      },
    },
  ];
}
