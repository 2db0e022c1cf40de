import type { NewSession, NewVisit, VisitEnd } from "./fields.ts";
import { referringPage } from "./page-address.ts";
import type { PageView } from "./store.ts";
import type { SavedVisit, VisitorState } from "./visitor-state.ts";

/** More paths than this are not told apart in one session, so that storage stays small. */
const MOST_PATHS = 300;

/** The visit that a page shows. Times in ms since 1970. */
export type OpenVisit = SavedVisit & {
  start: number;
  /** When it would have begun, had it been visible all the time: `start`, and later by what it was hidden. */
  since: number;
  /** How many events there were. */
  events: number;
  /** Known once it is recorded. */
  session_id?: string;
};

/** What is recorded of a visit and its visitor, beside what `beginVisit` knows by itself. */
type VisitDetails = Pick<NewVisit, "page_title"> &
  Omit<NewSession, "id" | "session_id" | "landing_page" | "last_page" | "referrer"> & {
    /** The product's own. */
    visitFields: object | undefined;
    /** `document.referrer` */
    from: string;
  };

/** Makes the page view that `visit` begins with, and remembers it as the tab's last visit. */
export function beginVisit(
  visit: OpenVisit,
  /** The visit that the same page showed before. */
  before: OpenVisit | undefined,
  state: VisitorState,
  { page_title, visitFields, from, ...visitor }: VisitDetails,
): PageView {
  const { id, path, start } = visit;
  const last = state.visit.get();
  const referrer = referringPage(from);

  const known = state.session.get();
  const session = known ?? {
    id: newId(15),
    // In the order of time, as a UUID of version 7 is (RFC 9562): whoever keeps rows by it keeps neighbours together.
    session_id: start.toString(36) + newId(24),
    landing_page: path,
    referrer,
  };
  const pages = (known && state.pages.get()) ?? [];
  const unique = !pages.includes(path) && pages.length < MOST_PATHS;

  state.session.set(session);
  state.visit.set({ id, path });
  if (unique) state.pages.set([...pages, path]);

  visit.session_id = session.session_id;
  if (visit.ended) visit.ended.session_id = session.session_id;

  // The tab's last visit ends here when its page was left, or when it is this page's own.
  const ended = last?.ended ?? (before && before.id === last?.id && endOf(before, start));
  return {
    kind: "view",
    at: start,
    visit: {
      ...visitFields,
      id,
      page_path: path,
      page_title,
      session_id: session.session_id,
      referrer: before ? (last ?? before).path : referrer,
      language: visitor.language,
      start_time: new Date(start).toISOString(),
    },
    session: { ...session, ...visitor, last_page: path },
    first: !known,
    unique,
    ...(ended && { ended }),
  };
}

/**
 * How a visit ends that is left now; a hidden one has ended already. Wherever the clock was set meanwhile, it
 * ends no earlier than it began, and was visible for no longer than it lasted.
 */
export const endOf = ({ id, session_id, start, since, ended }: OpenVisit, now: number): VisitEnd =>
  ended ?? {
    id,
    ...(session_id && { session_id }),
    end_time: new Date(Math.max(start, now)).toISOString(),
    visible_time: Math.max(0, now - Math.max(start, since)),
  };

/** Makes a random id of `length` characters out of `[a-z0-9]`, 5 bits each. */
export function newId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return bytes.reduce((id, byte) => id + (byte % 32).toString(32), "");
}
