import type { ClientDescription } from "./describe-client.ts";
import { newId } from "./ids.ts";
import { referringPage } from "./page-address.ts";
import type { PageWindow } from "./page-window.ts";
import type { Language } from "./records.ts";
import type { PageView } from "./store.ts";
import type { VisitorState } from "./visitor-state.ts";

/** More paths than this are not told apart in one session, so that storage stays small. */
const MOST_PATHS = 300;

/** The visit that a page shows. */
export type OpenVisit = {
  id: string;
  path: string;
  /** Ms since 1970. */
  start: number;
  /** When its page was hidden, ISO 8601; missing while it can be seen. */
  hidden?: string;
};

/** What else is recorded of a visit. */
type VisitDetails = {
  page_title: string;
  /** `document.referrer` */
  from: string;
  device: Omit<ClientDescription, "bot">;
  language: Language;
  dev_mode: boolean;
};

/** Makes the page view that `visit` begins with, and remembers it as the tab's last visit. */
export function beginVisit(
  visit: OpenVisit,
  /** The visit that the same page showed before. */
  before: OpenVisit | undefined,
  state: VisitorState,
  { screen }: PageWindow,
  { page_title, from, device, language, dev_mode }: VisitDetails,
): PageView {
  const { id, path, start } = visit;
  const last = state.visit.get();
  const referrer = referringPage(from);

  const known = state.session.get();
  const session = known ?? { id: newId(15), session_id: newId(32), landing_page: path, referrer };
  const pages = (known && state.pages.get()) ?? [];
  const unique = !pages.includes(path) && pages.length < MOST_PATHS;

  state.session.set(session);
  state.visit.set({ id, path });
  if (unique) state.pages.set([...pages, path]);

  // The tab's last visit ends here when its page was left, or when it is this page's own.
  const end_time = last?.left ?? (before && before.id === last?.id ? timeIn(before, start) : undefined);
  return {
    kind: "view",
    at: start,
    visit: {
      id,
      page_path: path,
      page_title,
      session_id: session.session_id,
      referrer: before ? (last ?? before).path : referrer,
      language,
      start_time: timeIn(visit, start),
    },
    session: {
      ...session,
      ...device,
      language,
      last_page: path,
      dev_mode,
      screen_size: `${screen.width}x${screen.height}`,
    },
    first: !known,
    unique,
    ...(last && end_time && { ended: { id: last.id, end_time } }),
  };
}

/** A moment of a visit, ISO 8601; never before its start: the clock may have been set back since. */
export const timeIn = ({ start }: OpenVisit, now: number): string =>
  new Date(Math.max(start, now)).toISOString();
