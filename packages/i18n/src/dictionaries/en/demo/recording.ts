import type { Dictionary } from "../../../dictionary.ts";
import type { recording as source } from "../../nl/demo/recording.ts";

export const recording = {
  previous: "Previous",
  position: "{{position}} of {{total}}",
  next: "Next",
  loading: "Loading conversation",
  failed: "This conversation could not be loaded. Check your connection.",
  transcript: "Transcript",
  seller: "You",
  analysis: "AI analysis",
  mistakes: "AI can make mistakes. Check important details.",
  entities: "Mentioned in the conversation",
  analysisWaiting: "{{agent}} is going through the conversation. The summary appears as soon as it is ready.",
  sync: "CRM sync",
  syncWaiting: "As soon as the analysis is ready, the details will be in {{crm}}.",
  field: "Field",
  newValue: "New value",
  updates: "Updated",
  updateTypes: {
    call: "Call logged",
    task: "Task",
    linkedin: "LinkedIn",
    personality: "Personality",
    note: "Note",
    description: "Description",
    sentiment: "Sentiment",
  },
  due: "Due {{date}}",
  openInCrm: "Open in {{crm}}",
  noCrm: "This is a demo: there is no real {{crm}} account behind it.",
} as const satisfies Dictionary<typeof source>;
