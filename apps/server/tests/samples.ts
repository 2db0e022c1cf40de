import { randomBytes } from "node:crypto";
import { type Lead, type LeadOrigin, leadFields } from "@voxlog/product";

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

const sessionId = () => randomBytes(16).toString("hex");

/** Returns a record ID like a client's. */
export const recordId = () => randomBytes(8).toString("hex").slice(0, 15);

export const session = () => ({
  session_id: sessionId(),
  landing_page: "/pricing",
  referrer: "direct",
  page_count: 1,
  unique_page_count: 1,
  language: "nl",
  last_page: "/pricing",
  converted: false,
  dev_mode: false,
  device_type: "desktop",
  os: "macOS",
  browser: "Safari",
  screen_size: "1440x900",
});

export const event = () => ({
  session_id: sessionId(),
  page_path: "/pricing",
  name: "outbound_link",
  properties: { url: "https://example.com/list" },
  time: new Date(Date.now() - 60_000).toISOString(),
});

export const pageVisit = () => ({
  page_path: "/pricing",
  page_title: "Prijzen",
  session_id: sessionId(),
  referrer: "direct",
  language: "nl",
  start_time: new Date(Date.now() - 60_000).toISOString(),
});

/** A row of each collection of visits. */
export const TRACKING = {
  sessions: session,
  app_sessions: session,
  page_visits: pageVisit,
  app_page_visits: pageVisit,
  events: event,
  app_events: event,
};
