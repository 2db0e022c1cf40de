import type { ScreenTexts } from "@voxlog/texts/demo";

/**
 * The text namespaces that each screen's file in routes/ uses next to `demo`; a name without one isn't a screen.
 * `packages/checks/src/texts/screen-texts.ts` enforces the use.
 */
export const screenTexts: Readonly<Record<string, readonly ScreenTexts[]>> = {
  conversation: ["conversations"],
  dashboard: ["conversations", "lists"],
  recordings: ["conversations", "lists"],
  "crm-record": ["conversations"],
  record: ["capture"],
  "call-timmy": ["capture"],
  upload: ["capture"],
  "agent-timmy": ["agent"],
  settings: ["settings"],
};
