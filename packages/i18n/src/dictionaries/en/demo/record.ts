import type { Dictionary } from "../../../dictionary.ts";
import type { record as source } from "../../nl/demo/record.ts";

export const record = {
  title: "Record a conversation",
  subtitle: "Press record, say how your conversation went, and {{agent}} puts it into your CRM.",
} as const satisfies Dictionary<typeof source>;
