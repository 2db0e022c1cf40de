import type { Addresses } from "@voxlog/product";

/** The origins of API, demo and site, which vite.config.ts has validated. */
export const addresses: Addresses = {
  api: import.meta.env.VITE_API_URL ?? "",
  site: import.meta.env.VITE_SITE_URL ?? "",
  demo: import.meta.env.VITE_DEMO_URL ?? "",
  tracking: import.meta.env.VITE_TRACKING_URL ?? "",
};
