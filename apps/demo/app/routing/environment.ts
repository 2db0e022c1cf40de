import { readAddresses } from "@voxlog/product";

/** The addresses this build was made for; the only place that reads the build's variables. */
export const addresses = readAddresses({
  VITE_API_URL: import.meta.env["VITE_API_URL"],
  VITE_SITE_URL: import.meta.env["VITE_SITE_URL"],
  VITE_TRACKING_URL: import.meta.env.VITE_TRACKING_URL,
});

/** Where the app is on its origin, without a slash at the end. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, "");
