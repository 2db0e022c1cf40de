import type { FactsRequest } from "@voxlog/tracking/collector";
import { visitor } from "@voxlog/tracking/store-contract";

/** Views in a session before another visitor comes. */
const VIEWS = 4;

/** The tracker's requests for a view, with the end of the one before, of one visitor after the other: to a collector. */
export function collectorBodies(): () => string {
  return views(({ visit, session, ended }) => {
    const end = ended ? [{ kind: "end" as const, ...ended, session_id: visit.session_id }] : [];
    const facts = [{ kind: "view" as const, visit, session }, ...end];
    return { sent_at: Date.now(), facts } satisfies FactsRequest;
  });
}

/** How {@link pocketbaseBodies} says what it is. */
export const FORM = "multipart/form-data; boundary=views";

/** The same to PocketBase, as one batch, in a form as the tracker sends it. */
export function pocketbaseBodies(): () => string {
  const next = batches();
  return () =>
    `--views\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n${next()}\r\n--views--\r\n`;
}

function batches(): () => string {
  return views(({ visit, session, ended, first }) => {
    const records = (name: string, id = "") => `/api/collections/${name}/records${id && `/${id}`}`;
    const sent_at = Date.now();
    const { id, last_page, language, dev_mode } = session;
    const counts = { "page_count+": 1, "unique_page_count+": 1, last_page, language, dev_mode };
    const begun = { ...session, page_count: 1, unique_page_count: 1, converted: false };
    const { session_id: _, id: ended_id, ...end } = ended ?? { id: "" };
    return {
      requests: [
        { method: "POST", url: records("page_visits"), body: { ...visit, sent_at } },
        first
          ? { method: "POST", url: records("sessions"), body: begun }
          : { method: "PATCH", url: records("sessions", id), body: counts },
        ...(ended
          ? [{ method: "PATCH", url: records("page_visits", ended_id), body: { ...end, sent_at } }]
          : []),
      ],
    };
  });
}

function views(requestOf: (view: ReturnType<ReturnType<typeof visitor>["view"]>) => object): () => string {
  let { view } = visitor();
  let count = 0;
  return () => {
    if (count++ % VIEWS === 0) ({ view } = visitor());
    return JSON.stringify(requestOf(view(`/page-${count % VIEWS}`)));
  };
}
