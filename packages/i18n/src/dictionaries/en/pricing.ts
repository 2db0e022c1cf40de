import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/pricing.ts";

export const pricing = {
  title: "One price per user, no surprises",
  subtitle: "Start small and grow with your team.",
  period: {
    label: "How would you like to pay?",
    yearly: "Yearly",
    monthly: "Monthly",
    saveUpTo: "save up to {{percent}}%",
  },
  save: "Save {{percent}}%",
  perUser: "per user per month, excl. VAT",
  billed: {
    yearly: "{{total}} a year, {{months}}-month contract",
    monthly: "Billed monthly, cancel any month",
  },
  custom: {
    price: "Custom",
    text: "a price that fits your organisation",
    billed: "In a quotation, after we have talked",
  },
  recommended: "For most teams",
  /** Why the recommended plan is the one. */
  reason: "Why Teams? What one of you teaches {{agent}}, all of you benefit from. It pays off with two.",
  includes: "What you get",
  plans: {
    professional: {
      text: "For individual sellers",
      action: "Start now",
      a: "Record, upload and call in",
      b: "Transcript, summary and actions by AI",
      c: "Direct integration with {{count}} CRM systems",
      d: "Your own instructions, dictionary and jargon",
      e: "Questions answered within {{hours}} hours",
    },
    teams: {
      text: "For teams that work together",
      action: "Start now",
      a: "Everything in Professional",
      b: "Shared prompts, which come before personal ones",
      c: "Shared jargon and dictionary",
      d: "Team analytics dashboard",
      e: "Invite and manage members",
    },
    enterprise: {
      text: "For organisations with their own needs",
      action: "Contact us",
      a: "Everything in Teams",
      b: "Unlimited users",
      c: "Your own account manager",
      d: "Custom integration with your CRM",
      e: "Contract and data terms to your needs",
    },
  },
  customCrm: {
    title: "Another CRM? We connect it",
    text: "Is your CRM not among the {{direct}} direct integrations? Then we build a custom one.",
    field: "Which CRM do you use?",
    action: "Tell us about your CRM",
    steps: {
      talk: { title: "Tell us", text: "Which CRM you use, and what goes where in it." },
      build: { title: "We build", text: "We make the connection and try it out with you." },
      use: { title: "You use it", text: "You talk, and your own fields fill themselves." },
    },
  },
} as const satisfies Dictionary<typeof source.pricing>;

export const faq = {
  title: "Frequently asked questions",
  more: "Is your question not here? Email {{email}}. You will have an answer within {{hours}} hours.",
  items: {
    privacy: {
      question: "What happens to my conversations and data?",
      answer:
        "We use your conversations to update your CRM, and for nothing else. A speech-to-text service does the transcribing. What we agree on is in a data processing agreement. This site uses no cookies and keeps no IP addresses.",
    },
    languages: {
      question: "Which languages does {{product}} work in?",
      answer: "{{product}} understands {{languages}}. The app itself comes in Dutch and English.",
    },
    otherCrm: {
      question: "My CRM is not listed. Can I still use {{product}}?",
      answer:
        "Yes. Besides the direct integrations with {{crms}}, we connect {{count}}+ other CRM systems with a custom integration. That takes {{min}} to {{max}} weeks on average.",
    },
    setup: {
      question: "How soon can I start?",
      answer:
        "Sign up, and we email or call you within {{hours}} hours and prepare your account. With a direct integration you are then up and running in about {{minutes}} minutes: connect your CRM, set {{agent}} up, start talking. There is nothing to install.",
    },
    accuracy: {
      question: "How accurate is it?",
      answer:
        "More than {{accuracy}}% of what you say is written down correctly, and more than {{match}}% of conversations find the right customer by themselves. Names and jargon you teach {{agent}} in your dictionary. AI makes mistakes, so you can check and correct everything.",
    },
    contract: {
      question: "Am I tied to a contract?",
      answer:
        "That is up to you. By the month you pay a little more and are tied to nothing. By the year you save up to {{percent}}%, with a {{months}}-month contract.",
    },
    cancelling: {
      question: "How do I cancel?",
      answer:
        "With an email. A monthly subscription stops at the end of the month you have paid for, a yearly one at the end of its {{months}} months. What is in your CRM stays there.",
    },
    support: {
      question: "What help do I get?",
      answer:
        "Email or call us and you will have an answer within {{hours}} hours, from somebody who knows the product. Enterprise comes with your own account manager.",
    },
    consent: {
      question: "May I record my conversations?",
      answer:
        "Always tell the other party that you are recording, and why. If you would rather not, speak your own report afterwards. That takes {{min}} to {{max}} minutes, and the result in your CRM is the same.",
    },
    trial: {
      question: "Can I have a look first?",
      answer:
        "Yes. The interactive demo takes about {{minutes}} minutes, works with sample data and needs no account.",
    },
  },
} as const satisfies Dictionary<typeof source.faq>;
