import { siteI18n } from "../texts/i18n-registry.ts";
import { languageOf, viewOf } from "../views.ts";
import { shownViews } from "./load-view.ts";

/** Makes the page at an address ready to render in one go, as prerendering and hydration must. */
export async function preparePage(pathname: string): Promise<void> {
  await Promise.all([
    siteI18n(languageOf(pathname)).load(),
    shownViews[viewOf(pathname) ?? "notFound"].load(),
  ]);
}
