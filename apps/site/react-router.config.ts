import type { Config } from "@react-router/dev/config";
import { readAddresses } from "@voxlog/product";
import { notFoundPaths, prerenderedPaths } from "./app/views.ts";
import { finishPages } from "./build-steps/finish-pages.ts";

export default {
  ssr: false,
  buildDirectory: process.env["BUILD_DIR"] ?? "build",
  prerender: [...prerenderedPaths(), ...notFoundPaths()],
  // Every view is prerendered: fetching routes piecemeal would cost a round trip for nothing.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    finishPages(reactRouterConfig.buildDirectory, readAddresses(viteConfig.env).api),
} satisfies Config;
