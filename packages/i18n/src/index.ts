export * from "./index.react-server.ts";
export { useLanguage } from "./use-language.ts";
