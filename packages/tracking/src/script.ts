import { createTracker } from "./core/create-tracker.ts";
import type { Field } from "./core/fields.ts";
import type { Tracker } from "./core/tracker.ts";
import { batchStore } from "./pocketbase/batch-store.ts";
import type { RecordClient } from "./pocketbase/client.ts";

declare global {
  /** What of the tables of fields a page needs, which the build of this script writes in. */
  const SESSION_FIELDS: Record<string, Field>;
  const MAX_CHARACTERS: number;
  var voxlogTracker: Tracker;
}

/*
 * The tracker as one file for a script tag, which says what to track and where:
 *
 * <script defer src="/visits.js" data-api="https://api.example.com" data-set="shop"></script>
 *
 * It tracks the page that loads it, and the conversion of every click on what has the attribute `data-conversion`. All
 * else is done with `voxlogTracker`. It knows no fields, and sends batches alone, which the package's migrations turn on.
 */
const { api = "", set: name = "site", prefix = `${name}_` } = document.currentScript?.dataset ?? {};

/** Sends what a batch is: a form, which needs no header. */
const client: RecordClient = {
  baseURL: api,
  async send(path, { method, body, keepalive = false, signal = null }) {
    const request = { method, body: body as FormData, keepalive, signal };
    const response = await fetch(api.replace(/\/$/, "") + path, request).catch((cause) => {
      throw Object.assign(new Error("No response.", { cause }), { status: 0 });
    });
    const json = await response.json().catch(() => ({}));
    if (response.ok) return json;
    throw Object.assign(new Error(json.message), { status: response.status, response: json });
  },
};

globalThis.voxlogTracker = createTracker({
  store: batchStore({
    client,
    set: {
      name,
      collections: {
        sessions: `${prefix}sessions`,
        page_visits: `${prefix}page_visits`,
        events: `${prefix}events`,
      },
      sessionFields: SESSION_FIELDS,
      visitFields: {},
      eventFields: {},
      declaration: { name },
    },
    // Longer texts are cut, wherever they are.
    fitRow: (row) =>
      JSON.parse(
        JSON.stringify(row, (_, value) =>
          typeof value === "string" ? value.slice(0, MAX_CHARACTERS) : value,
        ),
      ),
  }),
  language: document.documentElement.lang,
});
voxlogTracker.pageView({ path: location.pathname });

addEventListener("click", ({ target }) => {
  const converting = (target as Element).closest<HTMLElement>("[data-conversion]");
  if (converting) voxlogTracker.convert(converting.dataset["conversion"] ?? "");
});
