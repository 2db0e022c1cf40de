import { loadI18n } from "../i18n-registry.ts";
import { languageOf, viewOf } from "../paths.ts";
import { loadView } from "./load-view.ts";

/** Makes the page at an address ready to render in one go, as prerendering and hydration must. */
export async function preparePage(pathname: string): Promise<void> {
  await Promise.all([loadI18n(languageOf(pathname)), loadView(viewOf(pathname) ?? "notFound")]);
}
