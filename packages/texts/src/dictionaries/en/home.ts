import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/home.ts";

export const home = {
  hero: {
    title: "Never manually log CRM calls again",
    subtitle:
      "Your conversations are recorded, transcribed, enriched by AI and synced straight to your CRM. You do the selling, {{agent}} does the admin.",
    viewDemo: "View demo",
    startNow: "Start now",
    demo: "The demo takes about {{minutes}}\u00A0minutes. No account needed.",
    directCrms: "Direct integrations with {{count}}\u00A0CRM systems",
    otherCrms: "Custom integrations possible with {{count}}+\u00A0CRM systems",
    preview: "The {{product}} dashboard with recent conversations and their status in the CRM",
  },
  audience: {
    title: "One conversation, and everyone is up to date",
    text: "Salespeople, managers and the whole organization see the same thing. And nobody had to type it in.",
    user: {
      title: "For salespeople",
      claims: {
        time: "Save {{minutes}}\u00A0minutes a day",
        handsFree: "Hands-free in the car, straight after the meeting",
        details: "Never forget a detail again",
      },
    },
    manager: {
      title: "For managers",
      claims: {
        overview: "A full overview of every conversation",
        forecast: "A forecast you can rely on",
        coaching: "Coaching based on real conversations",
      },
    },
    organization: {
      title: "For the organization",
      claims: {
        logged: "{{percent}}% of calls fully logged",
        quality: "Consistent data quality",
        compliance: "Compliance-ready records in your CRM",
        roi: "{{times}}× return on investment",
      },
    },
  },
  basis: {
    time: "{{minutes}}\u00A0minutes: if {{conversations}} conversations a day each take {{each}}\u00A0minutes less typing.",
    logged:
      "{{percent}}%: our target, not a measurement. A call counts if every required CRM field is filled in.",
    roi: "{{times}}×: {{share}}% of the time saved, {{hours}}\u00A0hours a month at {{cost}} each, compared with the price of {{plan}}, billed yearly.",
  },
  how: {
    title: "How it works",
    text: "From what was said to what’s in your CRM, in three steps.",
    record: {
      title: "Record",
      text: "Record your conversation, upload a file or call {{agent}} from the car.",
    },
    enrich: {
      title: "Enrich",
      text: "{{agent}} transcribes it, sums it up and picks out the names, the next steps and what was agreed.",
    },
    synchronize: {
      title: "Synchronize",
      text: "You check it and have the final say. Then everything lands in the right place in your CRM.",
    },
  },
  benefits: {
    title: "What it does for you every day",
    typing: {
      title: "No more typing",
      text: "Talking is faster than typing. Spend your day on your clients.",
    },
    updates: {
      title: "A CRM that keeps up",
      text: "Fields, notes and tasks, ready for your approval.",
    },
    structure: {
      title: "One clear structure",
      text: "Notes follow the same structure, whoever recorded them.",
    },
    actions: {
      title: "Every next step in view",
      text: "Action items become tasks with a date, not sticky notes.",
    },
    enrichment: {
      title: "Richer client profiles",
      text: "Roles, preferences and signals from the conversation end up with the right client.",
    },
    reporting: {
      title: "Data you can act on",
      text: "Complete records make for reports you can trust.",
    },
  },
  /** Each links to a page about that kind of work. */
  uses: {
    title: "For anyone who talks to clients",
    "field-sales": "Dictate your visit report from the car.",
    "account-management": "Know where things stand at every renewal.",
    service: "Log what you promise a client.",
  },
  /** The picture in the hero: what was said fills the CRM. */
  story: {
    listen: "Listen in",
    pause: "Pause",
    sound: "{{seconds}} s, synthetic voices",
    failed: "The sound couldn’t be loaded. Check your connection and try again.",
    listening: "{{agent}} is listening",
    /** Announced at the sound's end. */
    filled: "{{agent}} has updated {{client}}. {{fields}}.",
    agent: "{{agent}} updates {{crm}}",
    open: "View this conversation in the demo",
  },
  /** The field below the hero, whose text the agent reads. */
  words: {
    label: "Type or dictate what you just discussed",
    hint: "Your text stays in your browser. Dictating uses your keyboard’s own speech service.",
    placeholder: "Just left Van Dijk: 40 licenses, 12,000 euros a year. Quote due on Friday.",
    result: "What {{agent}} puts in your CRM",
    empty: "Client, numbers, amounts, dates and next steps: {{agent}} fills them in here as you type.",
    nothing:
      "Nothing for your CRM in here yet. Name a client, an amount, a number or something you agreed on.",
    failed: "{{agent}} could not be loaded. Check your connection and keep typing.",
    open: "Continue in the demo",
  },
  trust: {
    title: "What clients tell you stays yours",
    place: {
      title: "Stored in {{country}}",
      text: "Recordings, transcripts and backups are stored there. They’re processed in {{processing}}.",
    },
    roles: {
      title: "GDPR, in writing",
      text: "You stay the controller and we process on your instructions. A data processing agreement says so.",
    },
    retention: {
      title: "Audio erased after {{days}}\u00A0days",
      text: "Transcripts follow after {{transcriptDays}}\u00A0days. Both are gone from backups within another {{backupDays}}. You can erase either at any time.",
    },
    training: {
      title: "Never used to train AI",
      text: "No language model learns from your conversations. They’re there for your CRM and your team.",
    },
    more: "How we handle your conversations",
    sample: "Sample, to be confirmed",
  },
  lastCall: {
    price: "From {{price}} per user per month, excl. VAT, billed yearly.",
  },
  partners: {
    title: "Our partners",
    sample: "Sample partner",
    pause: "Pause the partners",
    jump: "Show {{partner}}",
  },
  demo: {
    title: "See for yourself in {{minutes}}\u00A0minutes",
    text: "Try the interactive demo with sample data. No account needed.",
  },
} as const satisfies Dictionary<typeof source.home>;

export const pictures = {
  synced: "Synced",
} as const satisfies Dictionary<typeof source.pictures>;

/** The CRM systems that a custom integration connects. */
export const ticker = {
  title: "Custom integrations",
  pause: "Pause the names",
  more: "{{count}}+\u00A0other CRM systems. A custom integration takes {{min}} to {{max}}\u00A0weeks on average.",
} as const satisfies Dictionary<typeof source.ticker>;
