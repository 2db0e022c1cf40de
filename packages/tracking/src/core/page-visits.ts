import { isVisible, type PageDocument, type PageWindow } from "./page-window.ts";
import type { Queue } from "./queue.ts";
import type { ErrorGuard } from "./report-once.ts";
import type { Change } from "./store.ts";
import type { LeaveListener, Page } from "./tracker.ts";
import { beginVisit, endVisit, MAX_EVENTS, type OpenVisit, resumeVisit } from "./visit.ts";
import type { SessionDescription, VisitorState } from "./visitor-state.ts";
import { whenTitled } from "./when-titled.ts";

/** Ms between clock checks. If much more has passed, the machine slept. */
const TICK = 30_000;

/** Creates the successive visits of a page. */
export function pageVisits(
  page: PageWindow,
  state: VisitorState,
  queue: Queue,
  signal: AbortSignal,
  safely: ErrorGuard,
) {
  let visit: OpenVisit | undefined;
  /** Sends the view that waits for its title. */
  let sendDeferred: ((isNext?: boolean) => void) | undefined;
  let isLeft = false;
  /** Calls that belong to the first visit. */
  let early: ((open: OpenVisit) => void)[] = [];
  const leaveListeners: LeaveListener[] = [];
  const now = () => page.Date.now();
  /** Time of the last clock check, or when the page became visible. */
  let checked: number | undefined;
  /** Doesn't count the machine's sleep, in which no timer runs, as visible. */
  const checkSleep = () => {
    const slept = now() - (checked ?? now()) - TICK;
    checked = now();
    if (visit && slept > TICK) visit.since += slept;
  };
  const tick = () => {
    if (signal.aborted) return;
    checkSleep();
    page.setTimeout(tick, TICK);
  };
  /** Tells listeners, and ends the visit. @returns the end, unless it was recorded before. */
  const leave = (isOver: boolean, left: OpenVisit) => {
    sendDeferred?.();
    for (const listener of leaveListeners) listener(isOver, left);
    checkSleep();
    return endVisit(left, now());
  };

  return {
    /** Ends the previous visit and starts one of the current page. */
    start(shown: Page, describeSession: () => SessionDescription) {
      // Without a document nothing is visible, so no visit begins.
      const document = page.document as PageDocument;
      // The title may be this page's already.
      sendDeferred?.(true);
      const before = visit && !isLeft ? leave(true, visit) : [];
      if (!checked) tick();
      const [begun, view] = beginVisit(shown, now(), document, visit, describeSession(), state);
      visit = begun;
      isLeft = false;
      // Not visible yet: the page navigated in the background.
      const after = isVisible(page) ? [] : endVisit(visit, now());
      const send = (page_title: string) => {
        if (visit !== begun) return; // The visitor declined.
        queue.hold();
        queue.add(...before, { ...view, visit: { ...view.visit, page_title } }, ...after);
      };
      sendDeferred = undefined;
      if (shown.title === undefined) {
        // The page may crash in the meantime.
        queue.hold(...before, view, ...after);
        sendDeferred = whenTitled(document, (task, delay) => page.setTimeout(safely(task), delay), send);
      } else send(shown.title);
      for (const call of early.splice(0)) call(begun);
    },
    /** Sends a view that waits for its title. */
    sendNow: () => sendDeferred?.(),
    drop() {
      sendDeferred = visit = undefined;
      early = [];
      queue.hold();
      queue.drop();
    },
    /** Calls `add` with the visit, or with the first one once it begins. */
    addTo(add: (open: OpenVisit) => Change[]) {
      const call = (open: OpenVisit) => {
        const changes = add(open);
        if (changes[0]) queue.add(...changes);
      };
      if (visit) call(visit);
      else if (early.length < MAX_EVENTS) early.push(call);
    },
    /** Ends the visit, for good or until the page is visible again. */
    end(isOver: boolean) {
      if (!visit) return;
      isLeft ||= isOver;
      queue.leave(isOver, ...leave(isOver, visit));
    },
    /** Reverts the end of a visit that is visible again. @returns whether there is one. */
    resume() {
      // A hidden page's timers may pause.
      checked &&= now();
      // After leaving, a page that comes back gets a new visit.
      if (!isLeft) resumeVisit(visit, now());
      return !!visit;
    },
    /** Adds a listener that is called before a visit ends, with whether the page is gone. */
    onLeave: (listener: LeaveListener) => void leaveListeners.push(safely(listener)),
  };
}
