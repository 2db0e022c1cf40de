import type { Dictionary } from "../../../dictionary.ts";
import type { agentTimmy as source } from "../../nl/demo/agent-timmy.ts";

export const agentTimmy = {
  title: "Agent {{agent}}",
  subtitle: "Teach {{agent}} your words, your jargon and the way you work.",
} as const satisfies Dictionary<typeof source>;
