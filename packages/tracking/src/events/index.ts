export * from "./forms.ts";
export * from "./links.ts";
export * from "./on-leave.ts";
