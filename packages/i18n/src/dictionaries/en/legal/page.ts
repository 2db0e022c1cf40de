import type { Dictionary } from "../../../dictionary.ts";
import type { page as source } from "../../nl/legal/page.ts";

export const page = {
  updated: "Last changed on {{date}}",
  contents: "On this page",
  sample:
    "This is a sample text. Have a lawyer look at it before you use it, above all at the parts with this label:",
  review: "To be reviewed",
} as const satisfies Dictionary<typeof source>;
