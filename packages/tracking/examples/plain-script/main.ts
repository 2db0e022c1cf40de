/// <reference types="vite/client" />
import { createTracker, defineSet } from "@voxlog/tracking";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";

/** What is tracked: the collections of the server are made from this too. */
export const shop = defineSet({ name: "shop", languages: ["en"], conversions: ["signup"] });

const tracker = createTracker({
  store: pocketbaseStore({ client: fetchClient(import.meta.env["VITE_API_URL"]), set: shop }),
  language: "en",
});

/** Tracks the page that is shown. A page whose links load documents needs no more than one call. */
const show = () => tracker.pageView({ path: location.pathname });
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
  if (event.target.dataset["conversion"] === "signup") tracker.convert("signup");
});
