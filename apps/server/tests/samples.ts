import { type Lead, type LeadOrigin, leadFields } from "@voxlog/product";
import { visitor } from "@voxlog/tracking/store-contract";

const ofEveryField: Lead = Object.fromEntries(leadFields.signups.map(({ name }) => [name, `A ${name}`]));

/** Requests like the site's. Each call returns another row. */
export const signup = () => ({
  ...ofEveryField,
  firstName: "Ada",
  lastName: "de Vries",
  email: "ada@example.com",
  company: "Voorbeeld BV",
  phone: "+31 6 12345678",
  crm: "HubSpot",
});

/** The origin of a lead, like the site sends it. */
export const origin = {
  source: "newsletter",
  medium: "email",
  campaign: "spring-2026",
  referrer: "www.example.com",
  firstPage: "/features",
  openedBy: "teams",
  language: "en",
} as const satisfies LeadOrigin;

/** Signups of different people: the same signup within a day counts as one lead. */
export const signupOf = (person: number | string) => ({ ...signup(), email: `ada.${person}@example.com` });

export const demoRequest = () => ({ company: "Voorbeeld BV", email: "ada@example.com" });

/** Returns a record ID like a client's. */
export const recordId = () => visitor().view("/").visit.id;

/** Rows of visits like the tracker's. The server chooses their IDs, and each row has a visitor of its own. */
export function session() {
  const { id: _, last_view: __, ...row } = visitor().view("/pricing").session;
  return { ...row, page_count: 1, unique_page_count: 1, converted: false };
}

export function pageVisit() {
  const { id: _, ...row } = visitor().view("/pricing").visit;
  return row;
}

export function event() {
  const { id: _, ...row } = visitor().event("outbound_link", { url: "https://example.com/list" }).event;
  return row;
}

/** A row of each collection of visits. */
export const TRACKING = {
  sessions: session,
  app_sessions: session,
  page_visits: pageVisit,
  app_page_visits: pageVisit,
  events: event,
  app_events: event,
};
