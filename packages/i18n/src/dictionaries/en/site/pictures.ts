import type { Dictionary } from "../../../dictionary.ts";
import type { pictures as source } from "../../nl/site/pictures.ts";

export const pictures = {
  said: "Marieke wants a quote for [48 users], live on [1 January]. [Henk Bos] signs.",
  heard: {
    title: "Transcript",
    seller: "How many people would it be?",
    client: "[48 users]. We have set aside [30,000 euros] for it.",
    closing: "You will have the quote on Friday.",
    agreed: "Good. We want to be live on [1 January].",
  },
  entities: { users: "48 users", start: "1 January", decider: "Henk Bos", budget: "30,000 euros" },
  summary: {
    title: "Summary",
    text: "Wants a quote for 48 users. The integration with Salesforce is the deciding factor.",
  },
  fields: {
    stage: "Stage",
    stageBefore: "First call",
    stageAfter: "Quote",
    value: "Deal value",
    valueAfter: "€28,800",
    users: "Users",
    start: "Start date",
    decider: "Decision maker",
    nextStep: "Next step",
    nextStepAfter: "Send quote",
    role: "Job title",
    roleAfter: "Head of planning",
    prefers: "Preference",
    prefersAfter: "Calls in the morning",
    mood: "Sentiment",
    moodAfter: "Enthusiastic",
  },
  empty: "empty",
  synced: "Synced",
  tasks: {
    title: "Tasks",
    quote: "Send quote to Marieke van Dijk",
    explain: "Explain integration to Henk Bos",
    call: "Call Lumen Energie back",
  },
  days: { tuesday: "Tue, 28 Oct", friday: "Fri, 31 Oct", newYear: "Thu, 1 Jan" },
  recording: "Recording",
  reportParts: { summary: "Summary", agreed: "Agreed", next: "Next steps" },
} as const satisfies Dictionary<typeof source>;
