import { createTracker } from "./core/create-tracker.ts";
import type { Field } from "./core/fields.ts";
import type { Tracker } from "./core/tracker.ts";
import { fetchClient } from "./pocketbase/client.ts";
import { pocketbaseStore } from "./pocketbase/store.ts";

declare global {
  /** What of the tables of fields a page needs: the build of this script writes it in. */
  const FIELDS: Record<"sessionFields" | "visitFields" | "eventFields", Record<string, Field>>;
  var voxlogTracker: Tracker;
}

/*
 * The tracker as one file for a script tag, which says what to track and where:
 *
 * <script defer src="/visits.js" data-api="https://api.example.com" data-set="shop"></script>
 *
 * It tracks the page that loads it, and the conversion of every click on what has the attribute `data-conversion`. All
 * else is done with `voxlogTracker`.
 */
const { api = "", set: name = "site", prefix = `${name}_` } = document.currentScript?.dataset ?? {};

globalThis.voxlogTracker = createTracker({
  store: pocketbaseStore({
    client: fetchClient(api),
    set: {
      name,
      collections: {
        sessions: `${prefix}sessions`,
        page_visits: `${prefix}page_visits`,
        events: `${prefix}events`,
      },
      ...FIELDS,
      declaration: { name },
    },
  }),
  language: document.documentElement.lang,
});
voxlogTracker.pageView({ path: location.pathname });

addEventListener("click", ({ target }) => {
  const converting = (target as Element).closest<HTMLElement>("[data-conversion]");
  if (converting) voxlogTracker.convert(converting.dataset["conversion"] ?? "");
});
