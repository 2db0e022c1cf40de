import { readAddresses } from "@voxlog/product";

/** Where API and demo are, as this build was told, and what the site calls itself. */
export const addresses = readAddresses(import.meta.env);
