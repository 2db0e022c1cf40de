import { createLazy, type Lazy, useSuspenseLazy } from "@voxlog/browser/lazy";
import type { Language } from "@voxlog/texts";
import { type ComponentType, memo } from "react";
import { viewTexts } from "../routing/i18n-registry.ts";
import { type HydratedView, isFormView, languageOf, type View, viewOf } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";

export type Shown = View | "notFound";

/** The other views share the code of the one above them. */
type ViewWithCode = Exclude<HydratedView, `${string}/${string}`> | "uses" | "notFound";

const views: Record<ViewWithCode, Lazy<ComponentType>> = {
  home: lazyView(() => import("./home.tsx").then((module) => module.Home)),
  // The document redirects to the demo or opens its dialog.
  dashboard: lazyView(() => import("./home.tsx").then((module) => module.Home)),
  features: lazyView(() => import("./features.tsx").then((module) => module.Features)),
  pricing: lazyView(() => import("./pricing.tsx").then((module) => module.Pricing)),
  privacy: lazyView(() => import("./privacy.tsx").then((module) => module.Privacy)),
  integrations: lazyView(() => import("./integrations.tsx").then((module) => module.Integrations)),
  calculator: lazyView(() => import("./calculator.tsx").then((module) => module.Calculator)),
  comparison: lazyView(() => import("./comparison.tsx").then((module) => module.Comparison)),
  uses: lazyView(() => import("./uses.tsx").then((module) => module.Uses)),
  security: lazyView(() => import("./security.tsx").then((module) => module.Security)),
  terms: lazyView(() => import("./terms.tsx").then((module) => module.Terms)),
  notFound: lazyView(() => import("./not-found.tsx").then((module) => module.NotFound)),
};

/** Not in the client's build, because pages with a form aren't hydrated, except in development. */
const formPage = lazyView(async () => {
  if (!import.meta.env.SSR && !import.meta.env.DEV)
    throw new Error("A page with a form is fetched as a document.");
  return (await import("./form-page.tsx")).FormPage;
});

const viewAt = (view: Shown) =>
  isFormView(view as View) ? formPage : views[view.split("/")[0] as ViewWithCode];

/** Memoized, because most address changes, such as opening a dialog, keep the view. Tries twice. */
function lazyView(load: () => Promise<ComponentType>): Lazy<ComponentType> {
  return createLazy(async () => memo(await load().catch(load)));
}

/** Fetches a view's code and texts before the click. */
export function prefetchView(view: View, language: Language): void {
  viewAt(view).prefetch();
  viewTexts(view, language).prefetch();
}

/** Loads what the page at an address needs to render synchronously, for prerendering and hydration. */
export async function preparePage(pathname: string): Promise<void> {
  const view = viewOf(pathname);
  await Promise.all([viewTexts(view, languageOf(pathname)).load(), viewAt(view ?? "notFound").load()]);
}

/**
 * The view at the page's address. It has no Suspense around it, so React keeps the current view until the next one is
 * loaded. If loading fails, it throws.
 */
export function ShownView() {
  const view = useView();
  useSuspenseLazy(viewTexts(view, useLanguage()));
  const Shown = useSuspenseLazy(viewAt(view ?? "notFound"));
  return <Shown />;
}
