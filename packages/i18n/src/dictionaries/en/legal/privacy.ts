import type { Dictionary } from "../../../dictionary.ts";
import type { privacy as source } from "../../nl/legal/privacy.ts";

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
      language: "the language you chose",
      demoAccess: "that you requested the demo and can go straight in",
      optOut: "that your visit is not counted",
      devMode: "that you are a developer of {{product}}",
      demo: "what you change in the demo; it does not leave your browser",
    },
  },
  forms: {
    title: "When you send a form",
    text: "Of a signup we keep your name, email address and company, and your phone number and CRM if you fill them in. Of a demo request, your company and email address. We use them to get in touch with you, and for nothing else.",
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
} as const satisfies Dictionary<typeof source>;
