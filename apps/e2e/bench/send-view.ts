/** A visitor between two page views. */
export type Visitor = { sessionId: string; session: string; visit: string | undefined };

/** Somebody who has seen no page yet. */
export const newVisitor = (): Visitor => ({
  sessionId: crypto.randomUUID(),
  session: newId(),
  visit: undefined,
});

/** Sends a page view as the tracker does: one batch for all of it. */
export function sendView(
  url: string,
  visitor: Visitor,
  headers: Record<string, string> = {},
): Promise<Response> {
  const now = new Date().toISOString();
  const { sessionId, session, visit } = visitor;
  const next = newId();
  visitor.visit = next;
  const path = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
  const seen = { last_page: "/pricing", language: "nl", dev_mode: false };
  const begun = {
    id: next,
    page_path: "/pricing",
    page_title: "Prijzen",
    session_id: sessionId,
    start_time: now,
  };
  const created = {
    ...{ id: session, session_id: sessionId, landing_page: "/pricing", referrer: "direct", converted: false },
    ...{
      page_count: 1,
      unique_page_count: 1,
      device_type: "desktop",
      os: "Linux",
      browser: "Chrome",
      ...seen,
    },
  };
  const requests = [
    { method: "POST", url: path("page_visits"), body: { ...begun, referrer: "direct", language: "nl" } },
    visit
      ? {
          method: "PATCH",
          url: path("sessions", session),
          body: { ...seen, "page_count+": 1, "unique_page_count+": 0 },
        }
      : { method: "POST", url: path("sessions"), body: created },
    ...(visit
      ? [{ method: "PATCH", url: path("page_visits", visit), body: { end_time: now, visible_time: 1000 } }]
      : []),
  ];
  const form = new FormData();
  form.append("@jsonPayload", JSON.stringify({ requests }));
  return fetch(`${url}/api/batch`, { method: "POST", headers, body: form });
}

/** An id as PocketBase wants it: 15 of a-z and 0-9. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}
