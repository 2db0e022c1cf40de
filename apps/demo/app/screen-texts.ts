import type { ScreenTexts } from "@voxlog/texts/demo";

/**
 * The text namespace of each file in routes/. A screen without one uses `demo`, whose texts are for all screens.
 * `packages/checks/src/texts/screen-texts.ts` enforces this.
 */
export const screenTexts: Readonly<Record<string, ScreenTexts>> = {
  conversation: "conversations",
  dashboard: "conversations",
  recordings: "conversations",
  "crm-record": "conversations",
  record: "capture",
  "call-timmy": "capture",
  upload: "capture",
  "agent-timmy": "agent",
  settings: "settings",
};
