import type { ClientDescription } from "./describe-client.ts";
import { newId } from "./ids.ts";
import { endOf, type OpenVisit } from "./open-visit.ts";
import { referringPage } from "./page-address.ts";
import type { PageView } from "./store.ts";
import type { VisitorState } from "./visitor-state.ts";

/** More paths than this are not told apart in one session, so that storage stays small. */
const MOST_PATHS = 300;

/** What else is recorded of a visit. */
type VisitDetails = Omit<ClientDescription, "bot"> & {
  page_title: string;
  /** `document.referrer` */
  from: string;
  language: string;
  dev_mode: boolean;
  screen_size: string;
};

/** Makes the page view that `visit` begins with, and remembers it as the tab's last visit. */
export function beginVisit(
  visit: OpenVisit,
  /** The visit that the same page showed before. */
  before: OpenVisit | undefined,
  state: VisitorState,
  { page_title, from, ...visitor }: VisitDetails,
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
  const ended = last?.ended ?? (before && before.id === last?.id && endOf(before, start));
  return {
    kind: "view",
    at: start,
    visit: {
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
