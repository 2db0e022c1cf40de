import type { ScreenTexts } from "@voxlog/texts/demo";

/**
 * The namespace of a screen's texts, by the name of its file in routes/. A screen without one has them in `demo`, which
 * has what any screen may show. `packages/checks/src/texts/screen-texts.ts` holds screens to it.
 */
export const screenTexts: Readonly<Record<string, ScreenTexts>> = {
  dashboard: "conversations",
  recordings: "conversations",
  "crm-record": "conversations",
  record: "capture",
  "call-timmy": "capture",
  upload: "capture",
  "agent-timmy": "agent",
  settings: "settings",
};
