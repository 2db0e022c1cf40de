import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/pricing.ts";

export const pricing = {
  title: "A fixed price per user, no surprises",
  subtitle: "Start small and grow with your team.",
  period: {
    label: "How would you like to pay?",
    yearly: "Yearly",
    monthly: "Monthly",
    saveUpTo: "Save up to {{percent}}%",
  },
  save: "Save {{percent}}%",
  perUser: "per user per month, excl. VAT",
  billed: {
    yearly: "{{total}} a year, {{months}}-month contract",
    monthly: "Billed monthly, cancel any month",
  },
  custom: {
    action: "Contact us",
    price: "Custom",
    text: "priced to fit your organization",
    billed: "We talk first, then send you a quote",
  },
  recommended: "Our pick for teams",
  /** The reason to recommend the plan. */
  reason:
    "Why Teams? Teach {{agent}} something once and the whole team benefits. It pays off from the second user.",
  includes: "What you get",
  plans: {
    professional: {
      text: "For individual salespeople",
      a: "Record, upload or call",
      b: "Transcript, summary and action items by AI",
      c: "Direct integrations with {{count}}\u00A0CRM systems",
      d: "Your own instructions, dictionary and jargon",
      e: "Support replies within {{hours}}\u00A0hours",
    },
    teams: {
      text: "For teams that work together",
      a: "Everything in Professional",
      b: "Shared instructions, which take precedence",
      c: "Shared jargon and dictionary",
      d: "Team analytics dashboard",
      e: "Invite and manage team members",
    },
    enterprise: {
      text: "For organizations with specific needs",
      a: "Everything in Teams",
      b: "Unlimited users",
      c: "A dedicated account manager",
      d: "Custom integration with your CRM",
      e: "Contract and data terms to suit you",
    },
  },
  customCrm: {
    title: "Another CRM? We’ll connect it",
    text: "If yours isn’t one of our {{direct}}\u00A0direct integrations, tell us what should go where. We’ll build you a custom one and test it with you.",
  },
} as const satisfies Dictionary<typeof source.pricing>;

export const faq = {
  title: "Frequently asked questions",
  more: "Didn’t find your answer? Email {{email}} and you’ll hear from us within {{hours}}\u00A0hours.",
  items: {
    privacy: {
      question: "What happens to my conversations and data?",
      answer:
        "We use your conversations only for what you use {{product}} for: updating your CRM, and showing you and your team what was said. A third-party speech-to-text service does the transcribing. What we agree with you is set out in a data processing agreement. This site uses no cookies and stores no IP addresses.",
    },
    languages: {
      question: "Which languages does {{product}} work in?",
      answer: "{{product}} understands {{languages}}. The app itself is in Dutch and English.",
    },
    setup: {
      question: "How quickly can I get started?",
      answer:
        "Sign up, and we’ll email or call you within {{hours}}\u00A0hours and prepare your account. With a direct integration, setting up then takes about {{minutes}}\u00A0minutes: connect your CRM, set up {{agent}}, start talking. There’s nothing to install.",
    },
    accuracy: {
      question: "How accurate is it?",
      answer:
        "We aim to transcribe more than {{accuracy}}% of words correctly right away, and to match more than {{match}}% of conversations to the right client automatically. Those are targets, not measurements. Use your dictionary to teach {{agent}} names and jargon. AI makes mistakes, so you can check and correct everything.",
    },
    contract: {
      question: "Am I locked into a contract?",
      answer:
        "That’s up to you. Pay monthly and you can leave at the end of any month. Pay yearly and you save up to {{percent}}%, with a {{months}}-month contract. To cancel, send us an email. Whatever is in your CRM stays there.",
    },
    consent: {
      question: "Am I allowed to record my conversations?",
      answer:
        "Always tell the other person that you’re recording, and why. If you’d rather not record, dictate your own notes afterward. That takes {{min}} to {{max}}\u00A0minutes on average and gives you the same result in your CRM.",
    },
    trial: {
      question: "Can I try it first?",
      answer:
        "Yes. The interactive demo takes about {{minutes}}\u00A0minutes, uses sample data and needs no account.",
    },
  },
} as const satisfies Dictionary<typeof source.faq>;
