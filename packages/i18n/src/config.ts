export type { Screenshot, TextsConfig, TextTree } from "./texts/config.ts";
export { type Selector, selectorsIn } from "./texts/selectors.ts";
