import { createLazy, type Lazy, useSuspenseLazy } from "@voxlog/browser/lazy";
import { type ComponentType, memo } from "react";
import { siteI18n } from "../routing/i18n-registry.ts";
import { type HydratedView, isFormView, languageOf, type View, viewOf } from "../routing/paths.ts";
import { useView } from "../routing/use-view.ts";

/** A view, or the page for an address that has none. */
export type Shown = View | "notFound";

/** Views below another one share its code. */
type ViewWithCode = Exclude<HydratedView, `${string}/${string}`> | "uses" | "notFound";

const views: Record<ViewWithCode, Lazy<ComponentType>> = {
  home: lazyView(() => import("./home.tsx").then((module) => module.Home)),
  // It only leads on, which the document sees to.
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

/** Pages that no application hydrates: none of them is in the client's build. In development every page hydrates. */
const formPage = lazyView(async () => {
  if (!import.meta.env.SSR && !import.meta.env.DEV)
    throw new Error("A page with a form is fetched as a document.");
  return (await import("./form-page.tsx")).FormPage;
});

const viewAt = (view: Shown) =>
  isFormView(view as View) ? formPage : views[view.split("/")[0] as ViewWithCode];

/** Memoized, since most changes of the address, such as a dialog that opens, leave the view as it is. */
function lazyView(load: () => Promise<ComponentType>): Lazy<ComponentType> {
  return createLazy(async () => memo(await load().catch(load)));
}

/** Fetches a view's code ahead of the click that goes there, which tries again if that failed. */
export function prefetchView(view: View): void {
  viewAt(view).prefetch();
}

/** Makes the page at an address ready to render in one go, as prerendering and hydration must. */
export async function preparePage(pathname: string): Promise<void> {
  const view = viewOf(pathname) ?? "notFound";
  await Promise.all([siteI18n(languageOf(pathname)).load(), viewAt(view).load()]);
}

/**
 * The view at the page's address. On the way to one that is not loaded yet, React stays on the one it has, there
 * being no Suspense around it. One that cannot be loaded throws.
 */
export function ShownView() {
  const Shown = useSuspenseLazy(viewAt(useView() ?? "notFound"));
  return <Shown />;
}
