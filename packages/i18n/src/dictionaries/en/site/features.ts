import type { Dictionary } from "../../../dictionary.ts";
import type { features as source } from "../../nl/site/features.ts";

export const features = {
  title: "From conversation to CRM, nothing in between",
  subtitle: "Everything {{product}} takes off your hands, from the first recording to the last follow-up.",
  input: {
    title: "Three ways to start",
    text: "Record in your browser, upload a file or phone a dedicated number. A call with {{agent}} takes {{min}} to {{max}} minutes on average.",
  },
  processing: {
    title: "AI that follows the conversation",
    text: "Transcripts that are {{accuracy}}%+ accurate in {{languages}}, with a summary, key points and actions. {{match}}%+ is matched to the right customer at once.",
  },
  integrations: {
    title: "Fits the CRM you already have",
    text: "Directly connected to {{crms}}. And to {{count}}+ other systems with a custom integration.",
  },
  customization: {
    title: "Speaks your language",
    text: "Teach {{agent}} your instructions, your dictionary and the jargon of your trade.",
  },
  team: {
    title: "Smarter together",
    text: "Share words and instructions with your team, and see at a glance what is going on.",
  },
  setup: {
    title: "Up and running in {{minutes}} minutes",
    text: "Connect, speak, done. Stuck? You will have an answer within {{hours}} hours.",
  },
} as const satisfies Dictionary<typeof source>;
