import { readAddresses } from "@voxlog/product";

/** Where API and demo are, as this build was told. */
export const addresses = readAddresses(import.meta.env);
