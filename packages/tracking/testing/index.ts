export * from "./fake-page.ts";
export * from "./tracked-page.ts";
