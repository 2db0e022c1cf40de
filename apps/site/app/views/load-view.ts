import { createLazy, type Lazy } from "@voxlog/browser/lazy";
import { type ComponentType, memo } from "react";
import type { View } from "../views.ts";

/** A view, or the page for an address that has none. */
export type Shown = View | "notFound";

/**
 * The views: loaded before hydration, which must not wait, before prerendering, and when a press on a link becomes
 * likely.
 */
export const shownViews: Record<Shown, Lazy<ComponentType>> = {
  home: lazyView(() => import("./home.tsx").then((module) => module.Home)),
  features: lazyView(() => import("./features.tsx").then((module) => module.Features)),
  pricing: lazyView(() => import("./pricing.tsx").then((module) => module.Pricing)),
  dashboard: lazyView(() => import("./dashboard.tsx").then((module) => module.Dashboard)),
  privacy: lazyView(() => import("./privacy.tsx").then((module) => module.Privacy)),
  terms: lazyView(() => import("./terms.tsx").then((module) => module.Terms)),
  notFound: lazyView(() => import("./not-found.tsx").then((module) => module.NotFound)),
};

/** Most changes of the address, such as a dialog that opens, leave the view as it is. */
function lazyView(load: () => Promise<ComponentType>): Lazy<ComponentType> {
  return createLazy(async () => memo(await load()));
}
