import type { EventProperties, Measurement, VisitEnd } from "./fields.ts";
import { isVisible, type PageDocument, type PageWindow } from "./page-window.ts";
import type { Queue } from "./queue.ts";
import type { ErrorGuard } from "./report-once.ts";
import type { SessionDescription } from "./session-values.ts";
import { sleepMeter } from "./sleep-meter.ts";
import type { Change } from "./store.ts";
import type { LeaveListener, Page } from "./tracker.ts";
import { beginVisit, endOf, newId, type OpenVisit, storedTime } from "./visit.ts";
import type { SavedSession, VisitorState } from "./visitor-state.ts";

/** Maximum events per page; more are a faulty loop. */
const MAX_EVENTS = 100;

/** A view that waits for its title. */
export type DeferredView = { send?: (() => void) | undefined };

/** Creates the successive visits of a page. */
export function pageVisits(
  page: PageWindow,
  state: VisitorState,
  queue: Queue,
  signal: AbortSignal,
  safely: ErrorGuard,
  deferred: DeferredView,
) {
  let visit: OpenVisit | undefined;
  let lastEnd: VisitEnd | undefined;
  let isLeft = false;
  const leaveListeners: LeaveListener[] = [];
  const notifyLeaving = (isOver: boolean, left: OpenVisit) => {
    for (const listener of leaveListeners) listener(isOver, left);
  };
  const now = () => page.Date.now();
  const [checkSleep, resetSleep] = sleepMeter(page, signal, (ms) => {
    if (visit) visit.since += ms;
  });
  /** Ends the visit. @returns the end, unless it was queued before. */
  const ended = (): Change[] => {
    const end = visit && endOf(visit, now());
    if (!visit || !end || end === lastEnd) return [];
    lastEnd = visit.ended = end;
    return [{ kind: "end", at: now(), end }];
  };

  return {
    /** Ends the previous visit and starts one of the current page. */
    start(shown: Page, describeSession: () => SessionDescription) {
      // Without a document nothing is visible, so no visit begins.
      const document = page.document as PageDocument;
      deferred.send?.();
      if (visit && !isLeft) notifyLeaving(true, visit);
      checkSleep();
      const before = ended();
      const start = now();
      const [begun, view] = beginVisit(shown, start, document, visit, describeSession(), state);
      // Not visible yet: the page navigated in the background.
      if (!isVisible(page)) begun.ended = endOf(begun, start);
      visit = begun;
      isLeft = false;
      const send = () => {
        deferred.send = undefined;
        view.visit.page_title = shown.title ?? document.title;
        queue.add(...before, view);
      };
      deferred.send = send;
      const sendOnce = () => deferred.send === send && send();
      if (shown.title === undefined) page.setTimeout(safely(sendOnce));
      else send();
    },
    hasBegun: () => !!visit,
    drop() {
      deferred.send = visit = undefined;
    },
    /** Adds an event to the visit. @throws Error before the first one. */
    track(
      { session_id }: SavedSession,
      name: string,
      properties: EventProperties = {},
      measurement?: Measurement,
    ) {
      if (!visit) throw new Error("Call pageView() first.");
      if (++visit.events > MAX_EVENTS) return;
      queue.add({
        kind: "event",
        at: now(),
        event: {
          id: newId(15),
          session_id,
          page_path: visit.path,
          name,
          properties,
          time: storedTime(now(), visit.shift),
          ...measurement,
        },
      });
    },
    /** Ends the visit, for good or until the page is visible again. */
    end(isOver: boolean) {
      if (!visit) return;
      isLeft ||= isOver;
      deferred.send?.();
      notifyLeaving(isOver, visit);
      checkSleep();
      queue.leave(isOver, ...ended());
    },
    /** Reverts the end of a visit that is visible again. */
    resume() {
      resetSleep();
      // After leaving, a page that comes back gets a new visit.
      if (!visit?.ended || isLeft) return;
      visit.since = now() - visit.ended.visible_time;
      delete visit.ended;
    },
    /** Adds a listener that is called before a visit ends, with whether the page is gone. */
    onLeave: (listener: LeaveListener) => void leaveListeners.push(safely(listener)),
  };
}
