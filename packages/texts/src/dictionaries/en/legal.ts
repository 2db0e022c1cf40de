import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/legal.ts";
import { security } from "./security.ts";

export const page = {
  updated: "Last changed on {{date}}",
  contents: "On this page",
  sample:
    "This is a sample text. Have a lawyer review it before you use it, above all the parts with this label:",
  review: "To be reviewed",
} as const satisfies Dictionary<typeof source.page>;

export const privacy = {
  title: "Privacy statement",
  subtitle:
    "What this site and the demo store, why, and for how long. In short: no cookies, no IP addresses, no scripts from third parties.",
  who: {
    title: "Who we are",
    text: "{{companyInFull}} is responsible for the data on this site. For questions about your data, email {{email}}.",
    scope:
      "This statement is about the site and the demo. For conversations that you log with {{product}} as a customer, we sign a data processing agreement.",
  },
  visits: {
    title: "What we store about a visit",
    why: "We want to know which pages are read, and which of them lead to a signup. To find out, we store for every visit:",
    session:
      "a random session number, the first and the last page, how many pages you saw, the language, and whether you signed up or requested a demo;",
    origin: "the site you came from, or that you came directly;",
    campaign:
      "the campaign whose link brought you, if the link names one, and which ad network it ran on, but never the number by which the network knows you;",
    device: "the type of device, operating system and browser, and the size of your screen;",
    pages:
      "for each page: its address, its title, the language, how long it was open and in view, and the hour in which your visit began;",
    actions:
      "that you follow a link to another site, begin a form or leave it unsent, how far down you scroll, that you use the mouse, keyboard or screen, and that a page does not exist, but never what you type;",
    speed: "for one page load in {{oneIn}}: how soon the page appeared, and how quickly it responded.",
    not: "We store no IP address, use no cookies and do not follow you to other sites. A visit is not linked to your name or email address, not even when you send a form. We keep the hour of a visit, not the minute, so on a busy day yours is hard to single out. On a quiet day, someone could still find it by comparing the times and origins of visits and forms; we do not.",
    term: "The session number expires when you close the tab. The figures themselves are erased automatically after {{days}} days.",
    basis: "The legal basis is our legitimate interest in knowing whether the site works.",
  },
  choice: {
    title: "Opting out of being counted",
    text: "You decide whether we count your visit. Your choice applies to this site in this browser.",
    counted: "Your visit is counted.",
    notCounted: "Your visit is not counted.",
    blocked: "Your browser blocks our visit counter, perhaps with an ad blocker. Your visit is not counted.",
    signal:
      "Your browser asks sites not to track you (Global Privacy Control). We respect that: your visit is not counted.",
    group: "My visit",
    optOut: "Don’t count it",
    optIn: "Count it",
    noScript: "Without JavaScript we count nothing. You don’t need to do anything here.",
  },
  browser: {
    title: "What is in your browser",
    text: "We use no cookies. A few things are kept in your browser’s storage, so that the site works as you expect. You can clear them there at any time.",
    tab: "until you close the tab",
    wiped: "until you clear it",
    arrived: "until it has arrived or been erased",
    reset: "until you reset the demo",
    keys: {
      visit:
        "your visit to the site: session number, start time, first and last page, and the site that linked to it",
      demoVisit: "the same for your visit to the demo",
      arrival:
        "how you got here: the address of your first page, and the site that linked to it; only if your visit is counted",
      left: "what has not reached us of a visit yet; your next visit sends it, or erases it if it is more than a day old",
      draft: "what you type into a form, until you send it",
      sentForm: "which form you sent last, so that going back doesn’t show you an empty one",
      scroll: "where you were on a page, for when you come back to it",
      language: "the language you chose",
      demoAccess: "that you requested the demo and can go straight in",
      prospect:
        "the company and CRM that you entered or that our link to the demo named; the demo shows them, even after a reset",
      optOut: "that your visit is not counted",
      devMode: "that you are a developer of {{product}}",
      demo: "what you change in the demo; it does not leave your browser",
    },
  },
  forms: {
    title: "When you send a form",
    text: "We store what you enter, to get in touch with you and, if you sign up, to set up your account. For a signup: {{signup}}. For a demo request: {{demoRequest}}. With it we note when we answered you, and what we agreed.",
    origin:
      "Your browser adds how you got here, so that we know what brings us requests: the site that linked to us, the campaign, your first page, the button that opened the form, and your language. If your visit is not counted, it only adds the button and the language. The legal basis for this is our legitimate interest.",
    term: "We keep this until your request has been dealt with, or until you ask us to erase it. If you become a customer, it becomes part of our records.",
    basis: "The legal basis is that you ask us to get in touch, as a step toward a contract.",
  },
  demo: {
    title: "In the demo",
    text: "The demo shows sample data. What you record, upload or enter there stays in your browser, with one exception. If you let your browser transcribe as you talk, your audio goes to its speech service, such as Google’s or Apple’s, unless it does that on your own device. We ask you first, and never receive the audio ourselves. If you dictate with your keyboard, its maker may receive the audio, as on any other site. We do store which screens you view, that you download a file or follow a link to another site, and how fast the demo is, in the same way as on the site.",
  },
  sharing: {
    title: "Who we share data with",
    text: "With nobody, except the parties that run our server and our email, and they use it only as we instruct them to. The site loads no scripts, fonts or pixels from others. We do not sell data.",
    abuse:
      "Our server sees your IP address while it answers your request, and briefly uses it to count requests and stop abuse. It is not written down anywhere.",
  },
  rights: {
    title: "Your rights",
    text: "You may see your data, have it corrected or erased, take it with you, and object to its use. Email {{email}}; you will have an answer within a month. We use your email address to find and erase what you sent us through a form. We cannot link visit figures to you, so we cannot look them up for you either.",
    complaint: "If we cannot resolve it together, you can complain to the Dutch supervisory authority:",
  },
} as const satisfies Dictionary<typeof source.privacy>;

export const terms = {
  title: "Terms",
  subtitle: "The terms for using this site, the demo and {{product}}.",
  scope: {
    title: "What these terms cover",
    text: "These terms apply to this site, the demo and every plan of {{product}}. {{product}} is a service of {{companyInFull}}, meant for businesses.",
    other: "If we agree otherwise in writing, that takes precedence.",
  },
  demo: {
    title: "The demo",
    text: "The demo is free, needs no account and shows sample data. The names, companies and figures in it are made up. Do not enter confidential data.",
  },
  service: {
    title: "What {{product}} does",
    text: "{{product}} transcribes your conversations, extracts data and action items from them, and puts those in your CRM. This is done by AI, and AI makes mistakes. You check what ends up in your CRM.",
    support: "Questions are answered within {{hours}} hours.",
  },
  recording: {
    title: "Recording conversations",
    text: "You tell the other person that you are recording, and have a good reason to store their data. That is your responsibility. We process the data on your instructions, under the data processing agreement.",
  },
  payment: {
    title: "Prices and payment",
    text: "Prices are per user per month and exclude VAT. A yearly plan is billed a year in advance, a monthly one a month in advance.",
    custom: "The price of Enterprise and of a custom integration is set out in a quote.",
  },
  term: {
    title: "Contract length and canceling",
    text: "You can cancel a monthly plan with effect from the end of the month you have paid for. A yearly plan runs for {{months}} months; you can cancel it with effect from the end of that period.",
    cancel:
      "To cancel, email {{email}}. We then erase your data, after giving you the chance to take it with you.",
  },
  liability: {
    title: "Liability",
    text: "We do our best to run a service that works, but do not promise that it will never be down. If something goes wrong because of us, we compensate you for direct damages up to the amount you paid us in the last {{months}} months, except in the case of intent or gross negligence.",
  },
  changes: {
    title: "Changes and law",
    text: "If anything in these terms changes, we tell customers a month in advance. Dutch law applies.",
    court: "Disputes go to the court in {{city}}.",
  },
} as const satisfies Dictionary<typeof source.terms>;

/** The privacy statement, the terms, and the use of conversations. */
export const legal = { page, privacy, terms, security } as const;
