import type { Addresses } from "@voxlog/product";

/** Where API and demo are, and what the site calls itself, as vite.config.ts has checked: pages needn't. */
export const addresses: Addresses = {
  api: import.meta.env.VITE_API_URL ?? "",
  site: import.meta.env.VITE_SITE_URL ?? "",
  demo: import.meta.env.VITE_DEMO_URL ?? "",
  tracking: import.meta.env.VITE_TRACKING_URL ?? "",
};
