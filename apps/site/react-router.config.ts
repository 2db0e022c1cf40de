import type { Config } from "@react-router/dev/config";
import { notFoundPaths, prerenderedPaths } from "./app/views.ts";
import { finishPages } from "./build-steps/finish-pages.ts";

export default {
  ssr: false,
  prerender: [...prerenderedPaths(), ...notFoundPaths()],
  // Every view is prerendered: fetching routes piecemeal would cost a round trip for nothing.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => finishPages(reactRouterConfig.buildDirectory),
} satisfies Config;
