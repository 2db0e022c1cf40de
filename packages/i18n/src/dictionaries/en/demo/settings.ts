import type { Dictionary } from "../../../dictionary.ts";
import type { settings as source } from "../../nl/demo/settings.ts";

export const settings = {
  title: "Settings",
  subtitle: "Your account, your team, your CRM connections and your plan.",
} as const satisfies Dictionary<typeof source>;
