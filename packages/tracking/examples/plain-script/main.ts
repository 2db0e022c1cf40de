/// <reference types="vite/client" />
import { createTracker } from "@voxlog/tracking";
import { readCampaign } from "@voxlog/tracking/campaign";
import { trackOutboundLinks } from "@voxlog/tracking/events";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { shop } from "./tracking";

const tracker = createTracker({
  store: pocketbaseStore({ client: fetchClient(import.meta.env["VITE_API_URL"]), set: shop }),
  language: "de",
  session: { plan: "free", ...readCampaign(location.search) },
});
trackOutboundLinks(tracker);

/** Tracks the current page. If links load new documents, one call is enough. */
const show = () => {
  const product = new URLSearchParams(location.search).get("product") ?? undefined;
  tracker.pageView({ path: location.pathname, visit: { product } });
  if (product) tracker.track("product_look", { product });
};
show();
addEventListener("popstate", show);

document.addEventListener("click", (event) => {
  if (!(event.target instanceof HTMLElement)) return;
  const link = event.target.closest("a");
  if (link?.origin === location.origin) {
    event.preventDefault();
    history.pushState(null, "", link.href);
    document.title = link.text;
    show();
  }
  if (event.target.dataset["conversion"] === "order") {
    tracker.setSession({ plan: "paid" }); // From the next view on.
    tracker.track("basket_add", { pieces: 1 });
    tracker.convert("order");
  }
});
