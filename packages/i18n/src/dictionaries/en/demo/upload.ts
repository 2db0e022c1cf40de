import type { Dictionary } from "../../../dictionary.ts";
import type { upload as source } from "../../nl/demo/upload.ts";

export const upload = {
  title: "Upload audio",
  subtitle: "Already have a recording on your phone or laptop? Upload it and {{agent}} does the rest.",
  file: "File",
  choose: "Choose a file",
  drop: "or drag it here",
  dropNow: "Drop it to upload",
  allowed: "Allowed: {{extensions}}",
  private: "This is a demo: your file stays on your device and is sent nowhere.",
  refused: "“{{name}}” cannot be uploaded. Allowed are {{extensions}}.",
  firstTaken: "You chose {{count}} files. Only the first, “{{name}}”, was used.",
  remove: "Remove {{name}}",
  processing: "Processing",
  cancel: "Cancel",
  cancelled: "Processing cancelled",
  again: "Process it after all",
  done: "Processed",
  success: "File uploaded and processed successfully!",
  result: "See it among your recordings",
  another: "Another file",
  play: "Play “{{name}}”",
  unplayable: "This browser cannot play the file. That makes no difference to processing it.",
  how: {
    title: "How it works",
    steps: {
      choose: { title: "You choose a file", text: "A recording from your phone, a meeting or a video call." },
      send: { title: "It goes to {{product}}", text: "Over a secure connection, for your account alone." },
      transcribe: {
        title: "Speech becomes text",
        text: "A third-party speech-to-text service turns the file into a transcript.",
      },
      recognise: {
        title: "Your words are right",
        text: "Names and terms are put right with your dictionary and jargon.",
      },
      analyse: {
        title: "{{agent}} analyses the conversation",
        text: "Summary, people mentioned, fields and action items.",
      },
      sync: { title: "Your CRM is up to date", text: "Fields, notes and tasks are where they belong." },
    },
    demo: "None of that really happens in this demo: nothing is sent.",
    features: "What you get",
    list: {
      accuracy: "Transcripts that are over {{accuracy}}% accurate",
      languages: "Conversations in {{languages}}",
      result: "Summary, action items and sentiment",
      instructions: "Processed by your own and your team's instructions",
      crms: "Straight into {{crms}}",
    },
  },
} as const satisfies Dictionary<typeof source>;
