export { packageFaults } from "./faults.ts";
export { type FreshApp, freshApp } from "./fresh-app.ts";
export { type PackedPackage, packPackage } from "./pack.ts";
