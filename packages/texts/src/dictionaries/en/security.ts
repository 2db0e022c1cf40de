import type { Dictionary } from "@voxlog/i18n";
import type { security as source } from "../nl/security.ts";

export const security = {
  title: "How we handle your conversations",
  subtitle:
    "A sales conversation is about people and money. Here is what you can hold us to, and who is responsible for what.",
  sample: "These are sample details. Until {{company}} has confirmed them, they carry this label:",
  review: "To be confirmed",
  place: {
    title: "Where they are kept",
    text: "Recordings, transcripts and backups are stored in {{country}}. They’re processed in {{processing}}. What {{agent}} makes of them goes into your CRM, where your own rules apply.",
    path: {
      label: "The path of a conversation",
      record: "Your conversation",
      store: "{{product}}",
      crm: "Your CRM",
    },
  },
  roles: {
    title: "Who is responsible for what",
    you: "Your organization",
    youText:
      "is the controller: you decide which conversations to log and why, and you tell the other party that you are recording.",
    weText:
      "is the processor: we use your conversations only on your instructions, as set out in a data processing agreement under Article 28 of the GDPR.",
    others: "Our suppliers",
    othersText: "are sub-processors, bound by the same terms.",
  },
  processors: {
    title: "Who processes them",
    text: "These companies help us. We’ll tell you {{days}}\u00A0days before we add another, so that you can object.",
    tasks: {
      hosting: "Servers and storage",
      speech: "Turning speech into text",
      analysis: "Summarizing and recognizing fields",
      mail: "Sending email",
    },
  },
  retention: {
    title: "How long we keep them",
    text: "Once the time is up, everything is erased automatically, and it is gone from backups within another {{days}}\u00A0days. You can erase it sooner, whenever you like.",
    kept: {
      audio: "Audio of a conversation",
      transcript: "Transcript and summary",
      afterContract: "Everything, once your contract ends",
      backup: "Backups",
    },
    days: "{{days}}\u00A0days",
  },
  measures: {
    title: "How they are kept safe",
    transport: { title: "Encrypted in transit", text: "Every connection to us and to your CRM uses TLS." },
    storage: { title: "Encrypted at rest", text: "Without the key, disks and backups cannot be read." },
    access: {
      title: "Access only where it’s needed",
      text: "Only the people helping you have access, with two-step verification, and every access is logged.",
    },
    separation: {
      title: "Your data stays separate",
      text: "Your colleagues see what is yours. Other customers never do.",
    },
    backups: {
      title: "A backup every night",
      text: "We restore one regularly, to be sure that it works.",
    },
    training: {
      title: "Never used to train AI",
      text: "Neither we nor our suppliers train AI on your conversations.",
    },
    reports: {
      title: "Open to reports",
      text: "Found a vulnerability? Email {{email}} and you’ll have an answer within {{hours}}\u00A0hours.",
    },
  },
  breach: {
    title: "If something does go wrong",
    text: "If a breach affects your data, we’ll tell you within {{hours}}\u00A0hours of finding out: what happened, who is affected and what we’re doing about it. That leaves you time within the 72 hours that the GDPR gives you.",
  },
  questions: {
    title: "For your procurement team",
    text: "Do you need the data processing agreement, or a questionnaire filled in? Email {{email}} and you’ll have an answer within {{hours}}\u00A0hours.",
  },
} as const satisfies Dictionary<typeof source>;
