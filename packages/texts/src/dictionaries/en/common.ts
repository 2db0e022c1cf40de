import type { Dictionary } from "@voxlog/i18n";
import type { common as source } from "../nl/common.ts";

export const common = {
  language: { switch: "Choose language" },
  close: "Close",
  menu: { open: "Open menu", close: "Close menu", label: "Menu" },
  skipToContent: "Skip to content",
  notifications: "Notifications",
  failure: "Something went wrong. Please try again.",
  offline: "You’re offline. Check your connection and try again.",
  startNow: "Start now",
} as const satisfies Dictionary<typeof source>;
