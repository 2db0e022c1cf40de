import type { ClientDescription } from "./describe-client.ts";
import type { Environment } from "./environment.ts";
import { newId } from "./ids.ts";
import { referringPage } from "./page-address.ts";
import type { Language, NewVisit, VisitEnd } from "./records.ts";
import type { PageView } from "./store.ts";
import type { SavedVisit, VisitorState } from "./visitor-state.ts";

/** More paths than this are not told apart in one session, so that storage stays small. */
const MOST_PATHS = 300;

/** The visit that a page shows. */
export type OpenVisit = {
  id: string;
  path: string;
  title: string;
  /** Ms since 1970. */
  start: number;
};

/** What a visit begins with. */
export type VisitParts = {
  visit: OpenVisit;
  /** The visit that the same page showed before. */
  before: OpenVisit | undefined;
  state: VisitorState;
  environment: Pick<Environment, "referrer" | "screenSize">;
  client: ClientDescription;
  language: Language;
  devMode: boolean;
};

/** Makes the page view that a visit begins with, and remembers it as the tab's last visit. */
export function beginVisit({ visit, before, state, environment, client, ...settings }: VisitParts): PageView {
  const { path, start } = visit;
  const last = state.visit.get();
  const pages = state.pages.get() ?? [];
  const referrer = referringPage(environment.referrer);

  const known = state.session.get();
  const session = known ?? { id: newId(15), session_id: newId(32), landing_page: path, referrer };
  const unique = !known || (!pages.includes(path) && pages.length < MOST_PATHS);

  state.session.set(session);
  state.visit.set({ id: visit.id, path });
  if (unique) state.pages.set(known ? [...pages, path] : [path]);

  const { bot: _, ...device } = client;
  const newVisit: NewVisit = {
    id: visit.id,
    page_path: path,
    page_title: visit.title,
    session_id: session.session_id,
    referrer: before ? (last?.path ?? before.path) : referrer,
    language: settings.language,
    start_time: new Date(start).toISOString(),
  };
  const ended = last && endOf(last, before, start);
  return {
    kind: "view",
    at: start,
    visit: newVisit,
    session: {
      ...session,
      ...device,
      language: settings.language,
      last_page: path,
      dev_mode: settings.devMode,
      screen_size: environment.screenSize,
    },
    first: !known,
    unique,
    ...(ended && { ended }),
  };
}

/** The end of the tab's last visit, when it is this page's to set. */
function endOf(last: SavedVisit, before: OpenVisit | undefined, now: number): VisitEnd | undefined {
  if (last.left) return { id: last.id, end_time: last.left };
  if (before?.id === last.id) return { id: last.id, end_time: endTime(before, now) };
  return undefined;
}

/** When a visit ends, ISO 8601. The clock may have been set back since it began. */
export function endTime(visit: OpenVisit, now: number): string {
  return new Date(Math.max(visit.start, now)).toISOString();
}
