import type { TestPocketBase } from "@voxlog/server/testing";

/** A row of `sessions` or `app_sessions`. */
export type SessionRow = {
  session_id: string;
  landing_page: string;
  referrer: string;
  page_count: number;
  unique_page_count: number;
  language: string;
  last_page: string;
  converted: boolean;
  conversion_type: string;
  dev_mode: boolean;
  device_type: string;
  os: string;
  browser: string;
  screen_size: string;
};

/** A row of `page_visits` or `app_page_visits`. */
export type VisitRow = {
  page_path: string;
  page_title: string;
  session_id: string;
  referrer: string;
  language: string;
  start_time: string;
  end_time: string;
  visible_time: number;
};

/** A row of `events`. */
export type EventRow = { name: string; page_path: string; properties: Record<string, unknown> };

/** Returns functions that read the rows of a visit. */
export function rowsOf(server: TestPocketBase) {
  return {
    signups: () => server.admin.rows<Record<string, string>>("signups"),
    demoRequests: () => server.admin.rows<Record<string, string>>("demo_requests"),
    emails: () => server.admin.rows<{ kind: string }>("outbox"),
    sessions: () => server.admin.rows<SessionRow>("sessions"),
    visits: () => server.admin.rows<VisitRow>("page_visits", { sort: "start_time" }),
    events: () => server.admin.rows<EventRow>("events"),
    appSessions: () => server.admin.rows<SessionRow>("app_sessions"),
    appVisits: () => server.admin.rows<VisitRow>("app_page_visits", { sort: "start_time" }),
  };
}
