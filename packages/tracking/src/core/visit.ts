import type { VisitEnd } from "./fields.ts";
import { referringSite } from "./page-address.ts";
import type { PageDocument } from "./page-window.ts";
import type { SessionDescription } from "./session-values.ts";
import type { PageView } from "./store.ts";
import type { Page } from "./tracker.ts";
import type { SavedVisit, VisitorState } from "./visitor-state.ts";

/** More paths than this are not remembered of one session, so that storage stays small. */
const MAX_PATHS = 300;

/** The visit that a page shows. Times in ms since 1970. */
export type OpenVisit = SavedVisit & {
  session_id: string;
  start: number;
  /** When it would have begun, had it been visible all the time: `start`, and later by what it was hidden. */
  since: number;
  /** How many events there were. */
  events: number;
  /** How it ended when its page was hidden or left; missing while it can be seen. */
  ended?: VisitEnd;
};

/**
 * Begins a visit of the tab's session, or of a new one, and remembers it as the tab's last.
 *
 * @param before the visit that the same page showed before.
 * @returns the visit, and the view to be recorded of it, which may have no title yet.
 */
export function beginVisit(
  { path, title = "", visit: ownFields }: Page,
  start: number,
  document: Pick<PageDocument, "referrer" | "URL">,
  before: OpenVisit | undefined,
  visitor: SessionDescription,
  state: VisitorState,
): [OpenVisit, PageView] {
  const id = newId(15);
  const linkedFrom = referringSite(document.referrer, document.URL);
  const known = state.session.get();
  const session = known ?? {
    id: newId(15),
    // In the order of time, as a UUID of version 7 is (RFC 9562): a store sorted by it keeps neighbors together.
    session_id: start.toString(36) + newId(24),
    landing_page: path,
    referrer: linkedFrom,
  };
  const last = state.visit.get();
  state.session.set(session);
  state.visit.set({ id, path });
  const pages = new Set(known && state.pages.get()).add(path);
  state.pages.set([...pages].slice(-MAX_PATHS));

  const { session_id } = session;
  const start_time = new Date(start).toISOString();
  return [
    { id, path, session_id, start, since: start, events: 0 },
    {
      kind: "view",
      at: start,
      visit: {
        ...ownFields,
        id,
        page_path: path,
        page_title: title,
        session_id,
        referrer: before ? (last ?? before).path : linkedFrom,
        language: visitor.language,
        start_time,
      },
      session: { ...session, ...visitor, last_page: path, last_view: start_time },
    },
  ];
}

/**
 * How a visit ends that is left now; a hidden one has ended already. Wherever the clock was set in between, it
 * ends no earlier than it began, and was visible for no longer than it lasted.
 */
export const endOf = ({ id, session_id, start, since, ended }: OpenVisit, now: number): VisitEnd =>
  ended ?? {
    id,
    session_id,
    end_time: new Date(Math.max(start, now)).toISOString(),
    visible_time: Math.max(0, now - Math.max(start, since)),
  };

/** Makes a random id of `length` characters out of `[a-z0-9]`, 5 bits each. */
export const newId = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 32).toString(32)).join("");
