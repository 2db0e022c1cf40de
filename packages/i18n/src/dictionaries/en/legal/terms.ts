import type { Dictionary } from "../../../dictionary.ts";
import type { terms as source } from "../../nl/legal/terms.ts";

export const terms = {
  title: "Terms",
  subtitle: "What we agree on for the use of this site, the demo and {{product}}.",
  scope: {
    title: "What this is about",
    text: "These terms hold for this site, the demo and every subscription to {{product}}. {{product}} is a service of {{company}}, {{address}} (Chamber of Commerce {{registration}}), and is meant for businesses.",
    other: "If we agree on something else in writing, that comes first.",
  },
  demo: {
    title: "The demo",
    text: "The demo is free, needs no account and shows sample data. The names, companies and figures in it are made up. Do not put confidential data into it.",
  },
  service: {
    title: "What {{product}} does",
    text: "{{product}} transcribes your conversations, takes data and actions from them, and puts those in your CRM. AI does that, and AI makes mistakes. You check what ends up in your CRM.",
    support: "Questions are answered within {{hours}} hours.",
  },
  recording: {
    title: "Recording conversations",
    text: "You tell the other party that you are recording, and have a good reason to keep their data. That is your responsibility. We process the data on your instructions, under the data processing agreement.",
  },
  payment: {
    title: "Prices and payment",
    text: "Prices are per user per month and exclude VAT. We bill a yearly subscription a year in advance, and a monthly one a month in advance.",
    custom: "The price of Enterprise and of a custom integration is in a quotation.",
  },
  term: {
    title: "Duration and cancelling",
    text: "You can cancel a monthly subscription as of the end of the month you have paid for. A yearly subscription runs for {{months}} months; you can cancel it as of the end of those.",
    cancel:
      "To cancel, email {{email}}. We then erase your data, once you have been able to take it with you.",
  },
  liability: {
    title: "Liability",
    text: "We do our best to run a service that works, but do not promise that it is never down. If something goes wrong because of us, we compensate direct damage up to what you paid us in the last {{months}} months, except in case of intent or gross negligence.",
  },
  changes: {
    title: "Changes and law",
    text: "If something in these terms changes, we tell customers a month ahead. Dutch law applies; disputes go to the court in {{city}}.",
  },
} as const satisfies Dictionary<typeof source>;
