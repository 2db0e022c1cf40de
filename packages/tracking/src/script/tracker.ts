import { readCampaign } from "../campaign.ts";
import { createTracker } from "../core/create-tracker.ts";
import type { Field } from "../core/fields.ts";
import type { Consent, Tracker } from "../core/tracker.ts";
import { batchStore } from "../pocketbase/batch-store.ts";
import { fetchClient, type RecordClient } from "../pocketbase/client.ts";
import { pageLanguage, readTag, watchPath, withoutLanguage } from "./tag.ts";

declare global {
  /** What of the tables of fields a page needs, which the build of this script writes in. */
  const SESSION_FIELDS: Record<string, Field>;
  const MAX_CHARACTERS: number;
  var voxlogTracker: Tracker;
}

const { consent } = document.currentScript?.dataset ?? {};
const { api, name, storageName, collections, hash } = readTag();

/** Whether the set doesn't have the page's language: it was rejected, and is left out from then on. */
let isUnknown = false;
const { baseURL, send } = fetchClient(api);
const client: RecordClient = {
  baseURL,
  send(path, options) {
    const payload = options.body instanceof FormData && options.body.get("@jsonPayload");
    const sendWithout = () => {
      const body = new FormData();
      body.append("@jsonPayload", withoutLanguage(String(payload)));
      return send(path, { ...options, body });
    };
    if (payload && isUnknown) return sendWithout();
    return send(path, options).catch((error) => {
      if (!payload || !JSON.stringify(error.response).includes('"language":{')) throw error;
      isUnknown = true;
      return sendWithout();
    });
  },
};

const store = batchStore({
  client,
  set: {
    name,
    storageName,
    collections,
    sessionFields: SESSION_FIELDS,
    visitFields: {},
    eventFields: {},
    declaration: { name },
  },
  // Longer texts are cut, wherever they are.
  fitRow: (row) =>
    JSON.parse(
      JSON.stringify(row, (_, value) => (typeof value === "string" ? value.slice(0, MAX_CHARACTERS) : value)),
    ),
});

/*
 * The tracker as one file for a script tag, which says what to track and where:
 *
 * <script defer src="/visits.js" data-api="https://api.example.com" data-set="shop"></script>
 *
 * It tracks the page that loads it and those that it shows by its history, and clicks on what has the attribute
 * `data-conversion`, `data-event` or `data-opt-out`. All else is done with `voxlogTracker`. It knows no fields.
 */
function start(): void {
  globalThis.voxlogTracker = createTracker({
    store,
    language: pageLanguage(),
    session: readCampaign(location.search),
    ...(consent && { consent: consent as Consent }),
  });
  addEventListener("click", ({ target }) => {
    const { dataset } = (target as Element).closest<HTMLElement>(
      "[data-conversion],[data-event],[data-opt-out]",
    ) ?? { dataset: {} as DOMStringMap };
    const { conversion, event, optOut } = dataset;
    if (event) voxlogTracker.track(event);
    if (conversion) voxlogTracker.convert(conversion);
    if (optOut !== undefined) voxlogTracker.optOut();
  });
  watchPath(hash, (path) => voxlogTracker.pageView({ path }));
}

// A page that has the tag twice is counted once.
if (!globalThis.voxlogTracker) start();
