import { goals } from "./goals.ts";
import type { Product } from "./product.ts";
import { quantile } from "./statistics.ts";
import { table } from "./table.ts";

const CONNECTIONS = 16;
/** Ms. */
const DURATION = 6000;

type Visitor = { sessionId: string; session: string; visit: string | undefined };

/** Page views per second that the server stores, each as the tracker sends it: one batch for all of a view. */
export async function reportBackend({ server }: Product): Promise<string> {
  const times: number[] = [];
  const failures: string[] = [];
  const end = performance.now() + DURATION;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const visitor: Visitor = { sessionId: crypto.randomUUID(), session: newId(), visit: undefined };
      while (performance.now() < end && failures.length === 0) {
        const started = performance.now();
        const answer = await sendView(server.url, visitor);
        if (!answer.ok) failures.push(await answer.text());
        times.push(performance.now() - started);
      }
    }),
  );
  if (failures[0]) throw new Error(`The server refused a page view: ${failures[0]}`);
  return table(`Page views by ${CONNECTIONS} visitors at once, ${DURATION / 1000} s`, [
    ["what", "measured", "goal"],
    ["page views a second", Math.round((times.length * 1000) / DURATION), goals.backend.viewsPerSecond],
    ["p50", `${quantile(times, 0.5).toFixed(1)} ms`, ""],
    ["p95", `${quantile(times, 0.95).toFixed(1)} ms`, goals.backend.p95],
  ]);
}

function sendView(url: string, visitor: Visitor): Promise<Response> {
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
    ...(visit ? [{ method: "PATCH", url: path("page_visits", visit), body: { end_time: now } }] : []),
  ];
  return fetch(`${url}/api/batch`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ requests }),
  });
}

/** An id as PocketBase wants it: 15 of a-z and 0-9. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}
