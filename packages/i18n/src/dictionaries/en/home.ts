import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/home.ts";

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
    text: "Whoever has it, whoever leads the team, whoever relies on the figures: all see the same, and nobody had to type it in.",
    user: {
      title: "For sales people",
      claims: {
        time: "Save {{minutes}} minutes a day",
        handsFree: "Hands-free in the car, right after the meeting",
        details: "Never forget a detail again",
      },
      picture: {
        label: "A working day from 9 to 5, with {{minutes}} minutes set free",
        figure: "{{minutes}} min",
        caption: "a day back for your customers",
      },
    },
    manager: {
      title: "For managers",
      claims: {
        overview: "A full overview of every conversation",
        forecast: "A forecast you can rely on",
        coaching: "Coaching with real conversations",
      },
      picture: { label: "A list of the whole team’s conversations", title: "Your team’s conversations" },
    },
    organisation: {
      title: "For the organisation",
      claims: {
        logged: "{{percent}}% of calls fully logged",
        quality: "Consistent data quality",
        compliance: "Compliance-proof documentation",
        roi: "{{times}}× return on investment",
      },
      picture: {
        label: "A ring that is {{percent}}% full, and a return of {{times}}×",
        logged: "logged",
        roi: "return",
      },
    },
  },
  how: {
    title: "How it works",
    text: "From what was said to what your CRM says, in three steps.",
    record: {
      title: "Record",
      text: "Speak your notes, upload a recording or call {{agent}} from the car.",
      picture: "A recording under way, at 42 seconds",
    },
    enrich: {
      title: "Enrich",
      text: "{{agent}} transcribes, summarises and picks out names, agreements and next steps.",
      picture: "A transcribed sentence with its numbers, dates and names marked",
    },
    synchronise: {
      title: "Synchronise",
      text: "Everything lands in the right place in your CRM, ready to follow up.",
      picture: "The CRM fields of {{client}} filled in, with the status synced",
    },
  },
  benefits: {
    title: "What it does for you, every day",
    typing: {
      title: "No more typing",
      text: "Talking beats tapping. Keep your calendar for customers.",
      picture: "A voice’s wave that turns into lines of text",
    },
    updates: {
      title: "A CRM that keeps up",
      text: "Fields, notes and tasks update themselves.",
      picture: "Three CRM fields with their old and their new value",
    },
    structure: {
      title: "One clear structure",
      text: "Every report is built the same way, whoever recorded it.",
      picture: "Reports by different colleagues with the same headings",
    },
    actions: {
      title: "Next steps in sight",
      text: "Follow-ups become tasks with a date, not loose notes.",
      picture: "Three tasks, each with a date",
    },
    enrichment: {
      title: "Richer customer profiles",
      text: "Roles, preferences and signals from the conversation end up with the right customer.",
      picture: "The profile of {{contact}} with job title, preference and sentiment",
    },
    reporting: {
      title: "Data you can steer by",
      text: "Complete records, so reports that hold up.",
      picture: "A bar chart that rises",
    },
  },
  partners: {
    title: "Our partners",
    sample: "Sample partner",
    pause: "Pause the partners",
    jump: "Show {{partner}}",
  },
  demo: {
    title: "See for yourself in {{minutes}} minutes",
    text: "Walk through the interactive demo with sample data. No account needed.",
    action: "Open the demo",
  },
} as const satisfies Dictionary<typeof source.home>;

export const pictures = {
  transcript: "Transcript",
  summary: "Summary",
  tasks: "Tasks",
  stageBefore: "First call",
  profile: { role: "Job title", prefers: "Preference", mood: "Sentiment" },
  empty: "empty",
  synced: "Synced",
  recording: "Recording",
  reportParts: { summary: "Summary", agreed: "Agreed", next: "Next steps" },
} as const satisfies Dictionary<typeof source.pictures>;
