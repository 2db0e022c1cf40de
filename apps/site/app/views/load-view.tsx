import { type ComponentType, memo, use } from "react";
import { loadI18n } from "../i18n-registry.ts";
import { languageOf, type View, viewOf } from "../paths.ts";
import { useView } from "../routing/use-view.ts";

/** A view, or the page for an address that has none. */
export type Shown = View | "notFound";

const modules: Record<Shown, () => Promise<ComponentType>> = {
  home: () => import("./home.tsx").then((module) => module.Home),
  // It only leads on, which the document sees to.
  dashboard: () => import("./home.tsx").then((module) => module.Home),
  features: () => import("./features.tsx").then((module) => module.Features),
  pricing: () => import("./pricing.tsx").then((module) => module.Pricing),
  privacy: () => import("./privacy.tsx").then((module) => module.Privacy),
  terms: () => import("./terms.tsx").then((module) => module.Terms),
  notFound: () => import("./not-found.tsx").then((module) => module.NotFound),
};

const loaded = new Map<Shown, ComponentType>();
const loading = new Map<Shown, Promise<ComponentType>>();

/**
 * Makes a view ready to render: before hydration, before prerendering, and on the intent to go there. What failed is
 * tried again the next time.
 */
function loadView(view: Shown): Promise<ComponentType> {
  const started = loading.get(view) ?? load(view);
  loading.set(view, started);
  return started;
}

async function load(view: Shown): Promise<ComponentType> {
  try {
    // Most changes of the address, such as a dialog that opens, leave the view as it is.
    const component = memo(await modules[view]());
    loaded.set(view, component);
    return component;
  } catch (error) {
    loading.delete(view);
    throw error;
  }
}

/** Fetches a view's code ahead of the click that goes there, which tries again if that failed. */
export function prefetchView(view: View): void {
  loadView(view).catch(() => {});
}

/** A view that is ready, at once: hydration must not wait for it. */
const loadedView = (view: Shown): ComponentType | undefined => loaded.get(view);

/** Makes the page at an address ready to render in one go, as prerendering and hydration must. */
export async function preparePage(pathname: string): Promise<void> {
  await Promise.all([loadI18n(languageOf(pathname)), loadView(viewOf(pathname) ?? "notFound")]);
}

/**
 * The view at the page's address. On the way to one that is not loaded yet, React stays on the one it has, there
 * being no Suspense around it.
 */
export function ShownView() {
  const view = useView() ?? "notFound";
  const Shown = loadedView(view) ?? use(loadView(view));
  return <Shown />;
}
