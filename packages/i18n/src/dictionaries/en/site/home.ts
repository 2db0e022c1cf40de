import type { Dictionary } from "../../../dictionary.ts";
import type { home as source } from "../../nl/site/home.ts";

export const home = {
  hero: {
    title: "Never manually log CRM calls again",
    subtitle:
      "Your conversations are recorded, transcribed, enriched by AI and synced straight to your CRM. You sell, {{agent}} does the admin.",
    viewDemo: "View demo",
    startNow: "Start now",
    directCrms: "Direct integrations with {{count}} CRM systems",
    otherCrms: "Custom integrations possible with {{count}}+ CRM systems",
    preview: "The {{product}} dashboard with recent conversations and their status in the CRM",
  },
  audience: {
    title: "One conversation, three winners",
    user: {
      title: "For sales people",
      claims: {
        time: "Save {{minutes}} minutes a day",
        handsFree: "Hands-free in the car, right after the meeting",
        details: "Never forget a detail again",
      },
    },
    manager: {
      title: "For managers",
      claims: {
        overview: "A full overview of every conversation",
        forecast: "A forecast you can rely on",
        coaching: "Coaching with real conversations",
      },
    },
    organisation: {
      title: "For the organisation",
      claims: {
        logged: "{{percent}}% of calls fully logged",
        quality: "Consistent data quality",
        compliance: "Compliance-proof documentation",
        roi: "{{times}}× return on investment",
      },
    },
  },
  how: {
    title: "How it works",
    record: {
      title: "Record",
      text: "Speak your notes, upload a recording or call {{agent}} from the car.",
    },
    enrich: {
      title: "Enrich",
      text: "{{agent}} transcribes, summarises and picks out names, agreements and next steps.",
    },
    synchronise: {
      title: "Synchronise",
      text: "Everything lands in the right place in your CRM, ready to follow up.",
    },
  },
  benefits: {
    title: "What it does for you, every day",
    typing: { title: "No more typing", text: "Talking beats tapping. Keep your calendar for customers." },
    updates: { title: "A CRM that keeps up", text: "Fields, notes and tasks update themselves." },
    structure: {
      title: "One clear structure",
      text: "Every report is built the same way, whoever recorded it.",
    },
    actions: { title: "Next steps in sight", text: "Follow-ups become tasks with a date, not loose notes." },
    enrichment: {
      title: "Richer customer profiles",
      text: "Roles, preferences and signals from the conversation end up with the right customer.",
    },
    reporting: { title: "Data you can steer by", text: "Complete records, so reports that hold up." },
  },
  partners: { title: "Partners", sample: "Sample partner" },
  demo: {
    title: "See for yourself in {{minutes}} minutes",
    text: "Walk through the interactive demo with sample data. No account needed.",
    action: "Open the demo",
  },
} as const satisfies Dictionary<typeof source>;
