import { readCampaign } from "../campaign.ts";
import { createTracker } from "../core/create-tracker.ts";
import type { Field, SessionUpdate } from "../core/fields.ts";
import type { Consent, Tracker } from "../core/tracker.ts";
import { fetchClient, type RecordClient } from "../pocketbase/client.ts";
import { rowStore } from "../pocketbase/store.ts";
import { api, collections, cut, name, pageLanguage, storageName, watchPath, withoutLanguage } from "./tag.ts";

declare global {
  var voxlogTracker: Tracker;
}

const { consent = "granted" } = document.currentScript?.dataset ?? {};

/** Whether the server rejected the page's language, which is then omitted. */
let isUnknown = false;
const { baseURL, send } = fetchClient(api);
const client: RecordClient = {
  baseURL,
  send(path, options) {
    const { body = "" } = options;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const sendWithout = () => send(path, { ...options, body: withoutLanguage(text) });
    if (isUnknown) return sendWithout();
    return send(path, options).catch((error) => {
      if (!JSON.stringify(error.response).includes('"language":{')) throw error;
      isUnknown = true;
      return sendWithout();
    });
  },
};

const ofView = { type: "bool", changedBy: "view" } as const;
/** All that the file knows of the sessions' fields: those that a further view sends. */
const sessionFields: Record<keyof SessionUpdate, Field> = {
  language: ofView,
  last_page: ofView,
  last_view: ofView,
  dev_mode: ofView,
};
const set = {
  name,
  storageName,
  collections,
  sessionFields,
  visitFields: {},
  eventFields: {},
  declaration: { name },
};
const store = rowStore({ client, set }, (row) =>
  JSON.parse(JSON.stringify(row, (_, value) => (typeof value === "string" ? cut(value) : value))),
);

/* The tracker as one file for a script tag with the set and the server's address: <script defer src="/visits.js"
   data-api="https://api.example.com" data-set="shop"></script> It tracks page views, including history changes, and
   clicks on elements with `data-conversion`, `data-event` or `data-opt-out`. Use `voxlogTracker` for everything else.
   It doesn't know the set's own fields. */
function start(): void {
  globalThis.voxlogTracker = createTracker({
    store,
    language: pageLanguage(),
    session: readCampaign(location.search),
    consent: consent as Consent,
  });
  addEventListener("click", ({ target }) => {
    const marked = (target as Element).closest?.<HTMLElement>(
      "[data-conversion],[data-event],[data-opt-out]",
    );
    const { conversion, event, optOut }: DOMStringMap = marked?.dataset ?? {};
    if (event) voxlogTracker.track(event);
    if (conversion) voxlogTracker.convert(conversion);
    if (optOut !== undefined) voxlogTracker.optOut();
  });
  watchPath((path) => voxlogTracker.pageView({ path }));
}

// A second tag on the page doesn't count.
if (!globalThis.voxlogTracker) start();
