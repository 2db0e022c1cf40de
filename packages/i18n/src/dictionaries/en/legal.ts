import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/legal.ts";

export const page = {
  updated: "Last changed on {{date}}",
  contents: "On this page",
  sample:
    "This is a sample text. Have a lawyer look at it before you use it, above all at the parts with this label:",
  review: "To be reviewed",
} as const satisfies Dictionary<typeof source.page>;

export const privacy = {
  title: "Privacy statement",
  subtitle:
    "What this site and the demo keep, why, and for how long. In short: no cookies, no IP addresses, nothing from third parties.",
  who: {
    title: "Who we are",
    text: "{{company}}, {{address}}, is responsible for the data on this site (Chamber of Commerce {{registration}}). For questions about your data, email {{email}}.",
    scope:
      "This statement is about the site and the demo. For conversations that you log with {{product}} as a customer, we sign a data processing agreement.",
  },
  visits: {
    title: "What we keep of a visit",
    why: "We want to know which pages are read, and which of them lead to a signup. For that we keep of every visit:",
    session:
      "a random session number, the first and the last page, how many pages you saw, the language, and whether you signed up or requested a demo;",
    origin: "the address of the page that you came from, without its query, or that you came directly;",
    device: "the kind of device, operating system and browser, and the size of your screen;",
    pages:
      "for each page: its address, its title, the language, when you came and left, and for how long it was in view.",
    not: "We keep no IP address, use no cookies and do not follow you to other sites. A visit is not linked to your name or email address, not even when you send a form.",
    term: "The session number lapses when you close the tab. The figures themselves are erased automatically after {{days}} days.",
    basis: "The legal basis is our legitimate interest in knowing whether the site works.",
  },
  choice: {
    title: "Keeping your visit out of the count",
    text: "You decide whether we count your visit. The choice holds for this site in this browser.",
    counted: "Your visit is counted.",
    notCounted: "Your visit is not counted.",
    blocked: "Your browser blocks our visit counter, perhaps with an ad blocker. Your visit is not counted.",
    signal:
      "Your browser asks sites not to track you (Global Privacy Control). We respect that: your visit is not counted.",
    group: "My visit",
    optOut: "Do not count it",
    optIn: "Count it",
    noScript: "Without JavaScript we count nothing. There is nothing for you to choose here.",
  },
  browser: {
    title: "What is in your browser",
    text: "There are no cookies. A few things are kept in your browser's storage, so that the site works as you expect. You can clear them there at any time.",
    tab: "until you close the tab",
    wiped: "until you clear it",
    reset: "until you reset the demo",
    keys: {
      visit: "your visit to the site: session number, pages seen, and what has yet to be sent",
      demoVisit: "the same for your visit to the demo",
      draft: "what you type into a form, until you send it",
      scroll: "where you were on a page, for when you come back to it",
      language: "the language you chose",
      demoAccess: "that you requested the demo and can go straight in",
      optOut: "that your visit is not counted",
      devMode: "that you are a developer of {{product}}",
      demo: "what you change in the demo; it does not leave your browser",
    },
  },
  forms: {
    title: "When you send a form",
    text: "We keep what you fill in, to get in touch with you and for nothing else. For a signup: {{signup}}. For a demo request: {{demoRequest}}.",
    term: "We keep them until your request has been dealt with, or until you ask us to erase them. If you become a customer, they are part of our records.",
    basis: "The legal basis is that you ask us to get in touch, on the way to a contract.",
  },
  demo: {
    title: "In the demo",
    text: "The demo shows sample data. What you record, upload or fill in there stays in your browser. We do keep which screens you look at, in the same way as on the site.",
  },
  sharing: {
    title: "Who we share data with",
    text: "With nobody, except the parties that run our server and our email, which do with it only what we ask. The site loads no scripts, fonts or pixels from others. We sell no data.",
    abuse:
      "Our server sees your IP address while it answers your request, and counts with it for a short while to stop abuse. It writes it down nowhere.",
  },
  rights: {
    title: "Your rights",
    text: "You may see your data, have it corrected or erased, take it with you, and object to its use. Email {{email}}; you will have an answer within a month. What you sent us through a form we find and erase by your email address. We cannot link visit figures to you, so we cannot look them up for you either.",
    complaint: "If we cannot work it out together, you can complain to the Dutch supervisory authority:",
  },
} as const satisfies Dictionary<typeof source.privacy>;

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
} as const satisfies Dictionary<typeof source.terms>;

/** The privacy statement and the terms. */
export const legal = { page, privacy, terms } as const;
