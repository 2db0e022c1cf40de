import type { Dictionary } from "../../../dictionary.ts";
import type { faq as source } from "../../nl/site/faq.ts";

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
        "With one of the direct integrations you are done in about {{minutes}} minutes: create an account, connect your CRM, start talking. There is nothing to install.",
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
} as const satisfies Dictionary<typeof source>;
