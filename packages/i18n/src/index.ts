export * from "./index.react-server.ts";
export { addTexts, switchLanguage, useLanguage } from "./shown-language.ts";
