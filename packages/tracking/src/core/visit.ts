import type { EventProperties, Measurement, VisitEnd } from "./fields.ts";
import { referringSite } from "./page-address.ts";
import type { PageDocument } from "./page-window.ts";
import type { Change, PageView } from "./store.ts";
import type { Page } from "./tracker.ts";
import type { SavedSession, SessionDescription, VisitorState } from "./visitor-state.ts";

const HOUR = 3_600_000;
/** Maximum events per page, and calls before its first view; more are a faulty loop. */
export const MAX_EVENTS = 100;

/** The current page's visit. Times in ms since 1970, by the page's clock. */
export type OpenVisit = {
  id: string;
  path: string;
  session: SavedSession;
  start: number;
  /** Start of an equally long visit without hidden time: `start` plus the hidden time. */
  since: number;
  /** Number of events. */
  events: number;
  /** Kinds of its conversions, which need not be sent again. */
  conversions?: string[];
  /** Its end when the page was hidden or left; missing while visible. */
  ended?: VisitEnd;
};

/**
 * Begins a visit of the tab's session, or of a new one, and remembers it as the tab's last.
 *
 * @param previous the page's previous visit.
 * @returns the visit and its view to record, which may not have a title yet.
 */
export function beginVisit(
  { path, title = "", visit: ownFields }: Page,
  start: number,
  document: Pick<PageDocument, "referrer" | "URL">,
  previous: OpenVisit | undefined,
  visitor: SessionDescription,
  state: VisitorState,
): [OpenVisit, PageView] {
  const id = newId(15);
  const linkedFrom = referringSite(document.referrer, document.URL);
  // Sessions begin at the full hour: exact times would reveal who was there when a form arrived.
  const minutes = start % HOUR;
  const before = state.session.get();
  const saved: SavedSession = {
    ...(before ?? {
      shift: minutes,
      id: newId(15),
      // Sorts by hour, like a version 7 UUID (RFC 9562) by time: a sorted store keeps neighbors together.
      session_id: (start - minutes).toString(36) + newId(24),
      landing_page: path,
      referrer: linkedFrom,
    }),
    last_page: path,
  };
  const { shift, ...session } = saved;
  state.session.set(saved);

  const start_time = storedTime(start, shift);
  return [
    { id, path, session: saved, start, since: start, events: 0 },
    {
      kind: "view",
      at: start,
      visit: {
        ...ownFields,
        id,
        page_path: path,
        page_title: title,
        session_id: session.session_id,
        // A page of the back/forward cache may have another one before it than it knows.
        referrer: (previous && before?.last_page) ?? linkedFrom,
        language: visitor.language,
        start_time,
      },
      session: { ...session, ...visitor, last_view: start_time },
      isFurther: !!before,
    },
  ];
}

/**
 * Ends a visit whose page is left or hidden, unless it ended before. If the clock was set back, the end may be before
 * the start: stores correct both, each by the clock of its request. It's never visible for longer than its duration.
 *
 * @returns the change to record, if any.
 */
export function endVisit(visit: OpenVisit | undefined, now: number): Change[] {
  if (!visit || visit.ended) return [];
  const { id, start, since } = visit;
  const { session_id, shift } = visit.session;
  const end_time = storedTime(now, shift);
  visit.ended = { id, session_id, end_time, visible_time: Math.max(0, now - Math.max(start, since)) };
  return [{ kind: "end", at: now, end: visit.ended }];
}

/** Reverts the end of a visit that is visible again. */
export function resumeVisit(visit: OpenVisit | undefined, now: number): void {
  if (!visit?.ended) return;
  visit.since = now - visit.ended.visible_time;
  delete visit.ended;
}

/** Returns the change that records an event of a visit, unless it has too many. */
export function eventsOf(
  visit: OpenVisit,
  at: number,
  name: string,
  properties: EventProperties = {},
  measurement?: Measurement,
): Change[] {
  if (++visit.events > MAX_EVENTS) return [];
  const { session_id, shift } = visit.session;
  const event = { id: newId(15), session_id, page_path: visit.path, name, properties };
  return [{ kind: "event", at, event: { ...event, time: storedTime(at, shift), ...measurement } }];
}

/** Formats a time as it is stored: its distance to the others of the session is exact. */
const storedTime = (time: number, shift: number): string => new Date(time - shift).toISOString();

/** Returns a random ID of `length` characters of `[a-z0-9]`, 5 bits each. */
export const newId = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 32).toString(32)).join("");
