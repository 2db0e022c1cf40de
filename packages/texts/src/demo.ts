import { loaderOf, textsIn } from "./load-texts.ts";
import "./typed-keys.ts";

/** The demo's namespaces, each a chunk: `demo` for all screens, the others for some. */
const namespaces = {
  demo: textsIn(["common", "demo"], {
    nl: () => import("./dictionaries/nl/demo.ts"),
    en: () => import("./dictionaries/en/demo.ts"),
  }),
  conversations: textsIn(["conversations"], {
    nl: () => import("./dictionaries/nl/conversations.ts"),
    en: () => import("./dictionaries/en/conversations.ts"),
  }),
  lists: textsIn(["lists"], {
    nl: () => import("./dictionaries/nl/lists.ts"),
    en: () => import("./dictionaries/en/lists.ts"),
  }),
  capture: textsIn(["capture"], {
    nl: () => import("./dictionaries/nl/capture.ts"),
    en: () => import("./dictionaries/en/capture.ts"),
  }),
  agent: textsIn(["agent"], {
    nl: () => import("./dictionaries/nl/agent.ts"),
    en: () => import("./dictionaries/en/agent.ts"),
  }),
  settings: textsIn(["settings"], {
    nl: () => import("./dictionaries/nl/settings.ts"),
    en: () => import("./dictionaries/en/settings.ts"),
  }),
};

/** A namespace that only some screens use. */
export type ScreenTexts = Exclude<keyof typeof namespaces, "demo">;

/** Namespaces to search after `demo`, for `createI18n`. */
export const screenNamespaces = Object.keys(namespaces).filter((name) => name !== "demo");

/** Loads the demo's texts: `demo` includes those shared with the site, and a screen's namespace follows it. */
export const loadDemoTexts = loaderOf(namespaces);
