import { beginVisit, endTime, type OpenVisit } from "./begin-visit.ts";
import { describeClient } from "./describe-client.ts";
import type { Environment } from "./environment.ts";
import { newId } from "./ids.ts";
import { pagePath } from "./page-address.ts";
import { createQueue } from "./queue.ts";
import { reportOnce } from "./report-once.ts";
import { savedValue } from "./saved-value.ts";
import type { Page, Tracker, TrackerOptions } from "./tracker.ts";
import { visitorState } from "./visitor-state.ts";

const RETRY_DELAYS = [1000, 2000, 5000, 15_000, 60_000];

/** Makes a tracker in the environment given. Nothing is stored or sent before the first page view. */
export function trackerIn(environment: Environment, options: TrackerOptions): Tracker {
  const { store, onConversion, retryDelays = RETRY_DELAYS } = options;
  let { language, devMode = false, consent = "granted" } = options;
  const { now, defer } = environment;
  const client = describeClient(environment.client);
  const unwanted = client.bot || environment.globalPrivacyControl;
  const report = reportOnce();
  const state = visitorState(store.name);
  const optOut = savedValue("voxlog.opt-out", (value): value is true => value === true);
  optOut.moveTo(environment.localStorage);
  const queue = createQueue({
    store,
    saved: state.queue,
    retryDelays,
    now,
    defer,
    onFailure: ({ kind }, error) => report("error", `A ${kind} was not stored.`, error),
  });

  let stopped = false;
  /** Whether anybody has seen the page: prerendered and background pages wait. */
  let seen = environment.visible();
  let shown: Page | undefined;
  let visit: OpenVisit | undefined;
  /** The view that waits for its title. */
  let arriving: { finish(): void; cancel(): void } | undefined;
  /** When the visit's page was hidden, ISO 8601. */
  let hiddenAt: string | undefined;

  const allowed = () => seen && !stopped && !unwanted && consent !== "none" && !optOut.get();
  const followConsent = () => state.moveTo(consent === "granted" ? environment.sessionStorage : undefined);

  const begin = () => {
    if (!shown || !allowed()) return;
    arriving?.finish();
    const { path, title } = shown;
    const before = visit;
    const begun = { id: newId(15), path, title: title ?? "", start: now() };
    visit = begun;
    hiddenAt = undefined;
    const finish = () => {
      arriving?.cancel();
      arriving = undefined;
      begun.title = title ?? environment.title();
      queue.add(beginVisit({ visit: begun, before, state, environment, client, language, devMode }));
    };
    if (title === undefined) arriving = { finish, cancel: defer(finish, 0) };
    else finish();
  };

  const beginUnlessBegun = () => {
    if (!visit) begin();
  };

  const forget = () => {
    arriving?.cancel();
    arriving = undefined;
    visit = undefined;
    state.clear();
  };

  const hide = (closing: boolean) => {
    if (!visit || !allowed()) return;
    arriving?.finish();
    const justHidden = !hiddenAt;
    hiddenAt ??= endTime(visit, now());
    const last = state.visit.get();
    if (closing && last?.id === visit.id) state.visit.set({ ...last, left: hiddenAt });
    if (justHidden) store.leave({ id: visit.id, end_time: hiddenAt }, queue.unconfirmed());
  };

  /** Tracking must never break the page: whatever goes wrong in `action` is logged. */
  const safely =
    <A extends unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      try {
        action(...args);
      } catch (error) {
        report("error", "Tracking failed.", error);
      }
    };

  followConsent();
  const unlisten = environment.listen({
    onHide: safely(hide),
    onShow: safely(() => {
      seen = true;
      hiddenAt = undefined;
      beginUnlessBegun();
    }),
    onRestore: safely(begin),
    onOnline: safely(() => {
      if (allowed()) queue.retryNow();
    }),
  });

  return {
    pageView: safely(({ path, title }) => {
      const page = pagePath(path);
      if (shown?.path === page) return;
      shown = title === undefined ? { path: page } : { path: page, title };
      begin();
    }),
    convert: safely((conversion_type) => {
      if (!allowed()) return;
      arriving?.finish();
      const session = state.session.get();
      if (!session) throw new Error("convert() came before any pageView().");
      const { id, session_id } = session;
      queue.add({ kind: "conversion", at: now(), session: { id, session_id }, conversion_type });
      onConversion?.(conversion_type);
    }),
    setLanguage(next) {
      language = next;
    },
    setDevMode(next) {
      devMode = next;
    },
    setConsent: safely((next) => {
      if (next === "none") forget();
      consent = next;
      followConsent();
      beginUnlessBegun();
    }),
    optOut: safely(() => {
      optOut.set(true);
      forget();
    }),
    optIn: safely(() => {
      optOut.clear();
      beginUnlessBegun();
    }),
    optedOut: () => optOut.get() === true,
    async settled() {
      if (arriving) await new Promise<void>((resolve) => defer(resolve, 0));
      await queue.settled();
    },
    stop: safely(() => {
      stopped = true;
      arriving?.cancel();
      arriving = undefined;
      unlisten();
      queue.stop();
    }),
  };
}
