import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/topics.ts";

export const topics = {
  integrations: {
    meta: {
      title: "CRM integrations, field by field | {{product}}",
      description:
        "Which CRM systems {{product}} works with, and what {{agent}} writes into them after every conversation: client, contact, deal, tasks and summary.",
    },
    title: "Your CRM, up to date after every conversation",
    subtitle:
      "{{agent}} writes into the system your team already uses. See what ends up in each one after a conversation.",
    open: "What {{agent}} writes into {{crm}}",
    missing: { title: "Don’t see yours?", text: "We’ll build a custom integration." },
  },
  crm: {
    meta: { title: "Voice to {{crm}}: update your CRM by talking | {{product}}" },
    title: "{{crm}}, up to date after every conversation",
    subtitle:
      "Tell {{agent}} how your visit went. You check what he heard, and it lands in the right place in {{crm}}.",
    places: "Which field goes where",
    text: "A sample conversation of {{seconds}}\u00A0seconds, and what ends up in {{crm}}.",
    action: "Start with {{crm}}",
    all: "All integrations",
    notes: "Good to know about {{crm}}",
    subjects: {
      stage: "Stages",
      people: "Decision maker and competitor",
      amounts: "Amounts and dates",
      access: "Before you connect",
    },
    about: {
      salesforce: {
        description:
          "Say what you discussed and {{agent}} updates the account, contact, opportunity and task in Salesforce. See every field, and what your admin has to do.",
        stage:
          "Every stage comes with a probability and a forecast category, so the wrong stage skews your forecast. That’s why you approve each new stage yourself.",
        people:
          "The person who signs gets a contact role on the opportunity, and Marieke can stay the primary contact. RouteWerk is listed under competitors, with room for their strengths and weaknesses.",
        amounts:
          "Close Date is required, but it isn’t the start date, which needs a custom field. If an opportunity has products, Salesforce adds them up: you change the products, not Amount.",
        access:
          "Enterprise, Performance and Unlimited include the API. With Professional, it’s an add-on. Most users can’t connect an app that your admin hasn’t installed.",
      },
      hubspot: {
        description:
          "Say what you discussed and {{agent}} updates the company, contact, deal and task in HubSpot. See every field, and who’s allowed to connect.",
        stage:
          "Each pipeline has its own stages. On a paid plan you can have more than one pipeline: one for new business and one for renewals, for example.",
        people:
          "In HubSpot, the decision maker isn’t on the deal but on the contact, in a property called Buying role. For the competitor, add a custom property to the deal.",
        amounts:
          "If you don’t pick a close date, HubSpot’s default is the last day of the month you create the deal in. Your client’s start date is something else and needs a custom property.",
        access:
          "The first person to connect an app needs the App Marketplace Access permission. Super admins already have it. Colleagues who connect the same app later don’t need it.",
      },
      exact: {
        description:
          "Conversations in Exact without typing: {{agent}} updates the account, contact, opportunity and task. See every field, and what you can do without Premium.",
        stage:
          "You define the stages of an opportunity yourself. Each one has a default probability, which the opportunity gets too unless you enter your own. Open, won and lost aren’t stages but a separate status.",
        people:
          "An opportunity has one main contact. You need custom fields for the person who signs and for whoever you’re up against.",
        amounts:
          "An opportunity has an amount, a close date and a next action with its own date. That’s where a quote due on Friday goes.",
        access:
          "The API only includes custom fields if you have Exact Online Premium. Without it, an opportunity has a notes field, which holds whatever Exact has no standard field for.",
      },
      pipedrive: {
        description:
          "Say what you discussed and {{agent}} updates the organization, person, deal and activity in Pipedrive. See every field, and who approves the app.",
        stage:
          "For each stage, you set how many quiet days it takes for a deal to turn red. Log your conversation right away and it won’t: a new activity or an edited field is enough.",
        people:
          "Add custom fields to the deal for who decides and who you’re up against. Make competitors a field with multiple options, since there’s often more than one.",
        amounts:
          "Value and Expected close date are built in. You add the number of users and the start date yourself. How many custom fields you can have depends on your plan.",
        access:
          "Everyone who uses an app authorizes it for themselves. If the app supports it, a global admin can add it for colleagues up front.",
      },
      simplicate: {
        description:
          "Say what you discussed and {{agent}} updates the company, contact person and sales opportunity in Simplicate. See every field, and how to get an API key.",
        stage:
          "Simplicate calls a stage progress. Many teams use Introduction, Presentation, Proposal, Negotiation and Won. When a client asks for a quote, that’s Proposal.",
        people:
          "Which competitor you lost to is recorded once the opportunity is lost. While it’s still open, you need custom fields for the competitor and for the person who signs.",
        amounts:
          "Your KPIs are based on expected revenue and win likelihood, which you can link to progress. Expected end date is a standard field. The start date isn’t.",
        access:
          "Integrations use an API key, which you create under Settings > API. It belongs to one user and has the same permissions. Note when it expires: you can’t change that date later.",
      },
    },
  },
  place: {
    in: "In {{crm}}:",
    client: "Client",
    contact: "Contact",
    task: "Next step",
    summary: "Summary",
    custom: "{{object}}, custom field",
    customIn: "{{object}}, custom field (with {{edition}})",
    within: "{{object}}, {{field}}",
    before: "Was: {{value}}",
  },
  use: {
    said: "What was said",
    written: "What ends up in {{crm}}",
    sample: "A conversation with {{client}}. Every field comes from something that was said in it.",
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
      "Yes, always tell them first. If you’d rather not, don’t record: dictate your own notes afterward. Your CRM ends up with the same fields.",
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
      text: "Procurement, management, users: whoever comes up is on the client’s record, and so is the competitor they compare you with.",
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
    title: "Every promise to a client ends up in your CRM",
    subtitle:
      "A complaint by phone or a breakdown on site: say what you heard, and {{agent}} puts the cause, the risk and the next step on the client’s record.",
    a: {
      title: "Sales knows what service hears",
      text: "A complaint just before a renewal matters to the account manager too. The risk is on the client’s record, where your colleagues look.",
    },
    b: {
      title: "From promise to task",
      text: "“I’ll come over myself on Monday” becomes a task with a date, so it doesn’t get forgotten.",
    },
    c: {
      title: "Your terms, spelled right",
      text: "Add model numbers, parts and technical terms to the dictionary once, and they’re right in all your notes.",
    },
    question: "Can {{agent}} fill in our own fields too?",
    answer:
      "Yes. Map a custom field once, and every conversation that mentions it fills it in. If you get stuck, support helps you within {{hours}}\u00A0hours.",
  },
  calculator: {
    meta: {
      title: "ROI calculator for voice-to-CRM | {{product}}",
      description:
        "Enter your own figures and see what {{product}} returns for your team each month: hours, euros and ROI, with the formula shown.",
    },
    title: "Work out what it’s worth to your team",
    subtitle: "Enter your own figures. The formula is right there, so you can check every step.",
    fields: {
      people: "Salespeople on your team",
      conversations: "Conversations per person per day",
      minutes: "Minutes saved per conversation",
      days: "Working days per month",
      share: "Share of that time that counts, in %",
      cost: "Cost of an hour, in €",
    },
    range: "Enter a number from {{min}} to {{max}}.",
    shareHint: "Not every hour saved becomes another client conversation.",
    action: "Calculate",
    address: "Your figures are in this page’s address. Bookmark it or share it.",
    noScript: "You need JavaScript to enter your own figures. This example uses our starting values.",
    result: "{{times}}× return on investment",
    invalid: "Check your figures to see the result.",
    /** Each step is followed by = and its outcome. */
    steps: {
      hours: "{{people}} × {{conversations}} conversations × {{minutes}}\u00A0minutes × {{days}}\u00A0days",
      counted: "{{hours}}\u00A0hours\u00A0×\u00A0{{share}}%",
      value: "{{counted}}\u00A0hours\u00A0×\u00A0{{cost}}",
      fee: "{{plan}}, billed yearly, excl. VAT: {{people}}\u00A0×\u00A0{{price}}",
      times: "{{value}}\u00A0÷\u00A0{{fee}}",
    },
    outcomes: {
      hours: "{{hours}}\u00A0hours a month",
      counted: "{{counted}}\u00A0hours that count",
      value: "{{value}} a month",
      fee: "{{fee}} a month",
      times: "{{times}}×",
    },
    formula: "How we get there",
    basis:
      "We start with the assumptions behind our own figures: {{conversations}} conversations a day, each with {{minutes}}\u00A0minutes less typing, of which {{share}}% counts. They’re assumptions, not measurements of your team, so you can change every one.",
  },
  comparison: {
    meta: {
      title: "Typing, dictation, meeting bot or voice-to-CRM? | {{product}}",
      description:
        "Typing notes, dictation apps, meeting bots or {{product}}: what each does well, where it falls short, and when you should pick something else.",
    },
    title: "Four ways to get conversations into your CRM",
    subtitle:
      "{{product}} isn’t always the best choice. Here’s an honest look at when something else suits you better.",
    table: "What each one can do",
    ways: { typing: "Typing", dictation: "Dictation app", bot: "Meeting bot" },
    verdict: { yes: "Yes", partly: "Partly", no: "No" },
    criteria: {
      car: {
        title: "Logging from the car",
        typing: "Only once you’ve parked",
        dictation: "The text, but not the fields",
        bot: "Only if you call from your laptop",
        own: "Call one number, hands-free",
      },
      fields: {
        title: "CRM fields filled in",
        typing: "If you fill them in",
        dictation: "You end up with a block of text",
        bot: "Often a summary in a note",
        own: "Field by field, with the line it’s from",
      },
      site: {
        title: "Meetings on site",
        typing: "Afterward, from memory",
        dictation: "Afterward, by voice",
        bot: "Needs an online meeting",
        own: "Record it or dictate it afterward",
      },
      online: {
        title: "Online meetings on autopilot",
        typing: "You type during or after the call",
        dictation: "You dictate something yourself",
        bot: "Joins by itself",
        own: "You upload the recording",
      },
      control: {
        title: "Deciding what gets written",
        typing: "Every word is yours",
        dictation: "You read it and paste it",
        bot: "Differs by service",
        own: "You approve each field",
      },
    },
    better: "Which one should you pick?",
    choose: {
      typing: {
        title: "Type it yourself",
        text: "if you have a few conversations a week, or your CRM asks for two or three fields. A subscription won’t pay for itself.",
      },
      dictation: {
        title: "Get a dictation app",
        text: "if you mostly write emails and longer texts, in all kinds of programs. Your phone may already have one, for free.",
      },
      bot: {
        title: "Get a meeting bot",
        text: "if almost all your conversations are online and everyone is fine with a bot listening in. It takes no effort at all.",
      },
      own: {
        title: "Get {{product}}",
        text: "if you’re often on the road or on the phone, and your colleagues and your forecast depend on your CRM. From {{price}} per user per month, excl. VAT, billed yearly.",
      },
    },
    basis:
      "We compare ways of working, not brands. What a service does exactly varies, so check before you choose.",
  },
} as const satisfies Dictionary<typeof source.topics>;
