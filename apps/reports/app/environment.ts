import { readAddresses } from "@voxlog/product";

/** Origin of the API this build was made for; empty for the page's own. */
export const { api } = readAddresses({ VITE_API_URL: import.meta.env["VITE_API_URL"] });
