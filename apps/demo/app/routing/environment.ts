import { readAddresses } from "@voxlog/product";

/** The addresses of this build. Only this module reads the build's variables. */
export const addresses = readAddresses({
  VITE_API_URL: import.meta.env["VITE_API_URL"],
  VITE_SITE_URL: import.meta.env["VITE_SITE_URL"],
  VITE_TRACKING_URL: import.meta.env.VITE_TRACKING_URL,
});

/** The app's base path, without a trailing slash. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, "");
