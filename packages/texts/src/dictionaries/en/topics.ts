import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/topics.ts";

export const topics = {
  integrations: {
    meta: {
      title: "CRM integrations | {{product}}",
      description:
        "Which CRM systems {{product}} works with, and what {{agent}} writes into them after every conversation: client, contact, deal, tasks and summary.",
    },
    title: "Your CRM, up to date after every conversation",
    subtitle:
      "{{agent}} writes into the system your team already uses. See what each CRM contains after a conversation.",
    open: "What {{agent}} writes into {{crm}}",
  },
  crm: {
    meta: {
      title: "Update {{crm}} with your voice | {{product}}",
      description:
        "Say what you discussed and {{agent}} puts it in {{crm}}: which field goes where, how to connect, and how to try it yourself.",
    },
    title: "{{crm}}, up to date after every conversation",
    subtitle:
      "Talk to {{agent}} after your visit. You check what he heard, and then it’s in the right place in {{crm}}.",
    places: "Which field goes where",
    text: "A sample conversation of about a minute, and what {{crm}} has afterward.",
    action: "Start with {{crm}}",
    all: "All integrations",
  },
  place: {
    in: "In {{crm}}:",
    client: "Client",
    contact: "Contact",
    task: "Next step",
    summary: "Summary",
    custom: "{{deal}}, custom field",
    within: "{{deal}}, {{field}}",
    before: "Was: {{value}}",
  },
  use: {
    said: "What is said",
    written: "What {{crm}} has afterward",
    sample: "A conversation with {{client}}. Every field comes from something that was said in it.",
    open: "See this conversation in the demo",
    change: "What you get out of it",
  },
  "field-sales": {
    meta: {
      title: "Dictate visit reports in field sales | {{product}}",
      description:
        "Dictate your visit report from the car and {{agent}} puts the client, the problem and the next step in your CRM. See an example, field by field.",
    },
    title: "Your visit report, done before you get home",
    subtitle:
      "Call {{agent}} after your meeting and say how it went. Your CRM is up to date, and the evening is yours.",
    a: {
      title: "Hands-free, from the car",
      text: "Call one number and talk. It takes {{min}} to {{max}}\u00A0minutes on average, and there’s nothing left to type.",
    },
    b: {
      title: "While you still remember",
      text: "Who needs to be there, how they work today, what it costs when things go wrong: you know it right after the visit. By Friday afternoon, you don’t.",
    },
    c: {
      title: "Inside sales can get going",
      text: "The task, the contact and the next meeting are there while you’re still on your way to the next client.",
    },
    question: "Does my client have to know that I’m recording?",
    answer:
      "Yes, always tell them first. If you’d rather not, don’t record: dictate your own report afterward. Your CRM ends up with the same fields.",
  },
  "account-management": {
    meta: {
      title: "Voice notes to CRM for account managers | {{product}}",
      description:
        "Renewals, expansions and who has a say: {{agent}} picks them out of your client conversations and puts them in your CRM. See an example, field by field.",
    },
    title: "Walk into every renewal prepared",
    subtitle:
      "After every conversation, {{agent}} records where things stand: what they want next year, who has a say and when the contract ends.",
    a: {
      title: "Contract dates you can filter on",
      text: "When your client mentions an end date, it goes into the field that your lists and reminders use. Not somewhere in a note.",
    },
    b: {
      title: "Everyone who has a say",
      text: "Procurement, management, users: whoever comes up is there with the client, and so is the competitor they compare you with.",
    },
    c: {
      title: "Handovers without gaps",
      text: "When a colleague takes over a client, they read what was discussed, not just what you happen to remember.",
    },
    question: "Does {{agent}} overwrite what’s already in my CRM?",
    answer:
      "Only if you approve it. For each field you see what was there, what will be there and which line it comes from. If something’s wrong, correct it before it goes to your CRM.",
  },
  service: {
    meta: {
      title: "Log service calls in your CRM by voice | {{product}}",
      description:
        "Complaints, breakdowns and what you promised a client: {{agent}} transcribes the call and puts the risk, the cause and the next step in your CRM.",
    },
    title: "What you promise a client is in your CRM",
    subtitle:
      "A complaint by phone or a breakdown on site: say what you heard, and {{agent}} puts the cause, the risk and the next step with the client.",
    a: {
      title: "Sales knows what service hears",
      text: "A complaint just before a renewal matters to the account manager too. The risk is with the client, where colleagues look.",
    },
    b: {
      title: "From promise to task",
      text: "‘I’ll come over myself on Monday’ becomes a task with a date. Nobody has to remember to write it down.",
    },
    c: {
      title: "Your terms, spelled right",
      text: "Add model numbers, parts and technical terms to the dictionary once, and they’re right in every report.",
    },
    question: "Can {{agent}} fill in our own fields too?",
    answer:
      "Yes. Map a custom field once, and every conversation that mentions it fills it in. If you get stuck, support helps you within {{hours}}\u00A0hours.",
  },
} as const satisfies Dictionary<typeof source.topics>;
