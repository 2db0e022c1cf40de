import type { Dictionary } from "../../../dictionary.ts";
import type { callTimmy as source } from "../../nl/demo/call-timmy.ts";

export const callTimmy = {
  title: "Call {{agent}}",
  subtitle: "On the road? Call {{agent}} from the car and dictate your report, hands-free.",
} as const satisfies Dictionary<typeof source>;
