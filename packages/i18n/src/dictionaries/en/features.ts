import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/features.ts";

export const features = {
  title: "From conversation to CRM, nothing in between",
  subtitle: "Everything {{product}} takes off your hands, from the first recording to the last follow-up.",
  picture: "Someone speaks their notes; below are the CRM fields that {{agent}} filled in from them",
  input: {
    title: "Three ways to start",
    text: "At your desk, with a recording from another device, or on the road. Whichever you choose: after that there is nothing left to do.",
    call: {
      title: "Call {{agent}}",
      text: "One dedicated number, hands-free from the car. Say your piece and drive on; a call takes {{min}} to {{max}} minutes on average.",
      picture: "A phone call with {{agent}}, in which someone dictates their report",
      status: "On the phone",
      listening: "{{agent}} is listening",
    },
    record: {
      title: "Record in your browser",
      text: "One click and talk. No app, nothing to install.",
      picture: "A recording under way, with a voice’s wave and a timer",
    },
    upload: {
      title: "Upload a recording",
      text: "Drop an audio or video file, from your phone or your meeting tool.",
      picture: "An area to drop files on, with one file done",
      drop: "Drop your recording here",
    },
  },
  processing: {
    title: "AI that follows the conversation",
    text: "{{agent}} writes out what was said, sums it up and picks out what your CRM wants to know: people, amounts, dates and agreements.",
    accuracy: "{{percent}}%+",
    accuracyText: "accurate transcripts",
    match: "{{percent}}%+",
    matchText: "matched to the right customer at once",
    languages: "languages: {{languages}}",
    picture:
      "On the left the transcript of a conversation, on the right the summary, key points and CRM fields made from it",
  },
  integrations: {
    title: "Fits the CRM you already have",
    text: "Directly connected to {{count}} CRM systems. You carry on in the one you know.",
    direct: "Direct integration",
  },
  ticker: {
    lead: "Made to measure for, among others",
    pause: "Pause the names",
    more: "{{count}}+ systems in all. A custom integration takes {{min}} to {{max}} weeks on average.",
  },
  customization: {
    title: "Speaks your language",
    text: "Every trade has words of its own. Teach them to {{agent}} once, and they are right from then on.",
    instructions: {
      title: "Instructions",
      text: "You decide what a report looks like. The team’s go first.",
    },
    dictionary: {
      title: "Dictionary",
      text: "Names and products spelled right, even when they sound different.",
    },
    jargon: { title: "Jargon", text: "Terms and abbreviations that {{agent}} then understands in context." },
    picture: "Three words of the dictionary with their correction, an instruction by the team and five terms",
    sample: {
      shared: "Team",
      personal: "Personal",
      words: { crm: "pipe drive", sla: "ess el ay", name: "kappers" },
      instruction: "State amounts without VAT and end with one clear next step.",
      terms: { a: "trip planning", b: "load metre", c: "SLA", d: "framework contract", e: "pilot" },
    },
  },
  team: {
    title: "Smarter together",
    text: "What one colleague teaches, the whole team knows. And you see what is going on without having to ask.",
    points: {
      shared: "Shared instructions and shared jargon",
      dashboard: "One dashboard with the team’s figures",
      coaching: "Coaching on what was really said",
    },
    picture: "A bar chart of the conversations per colleague, and the topics that come up most",
    sample: {
      title: "Conversations this week",
      topics: "Most discussed",
      topic: { a: "Price", b: "Integrations", c: "Planning", d: "Competitor" },
      badge: "Sample data",
    },
  },
  setup: {
    title: "A quick hello, then up and running in {{minutes}} minutes",
    text: "First you tell us what you want to log. Then connect, set up and speak. If you get stuck, we’ll help you out.",
    steps: {
      signUp: {
        title: "Sign up",
        text: "We email or call you within {{hours}} hours. After that, your account is ready.",
      },
      connect: {
        title: "Connect your CRM",
        text: "Choose your system and sign in.",
      },
      teach: {
        title: "Set {{agent}} up",
        text: "With instructions and words of your own, or leave it for later.",
      },
      speak: { title: "Speak your first notes", text: "And see them appear in your CRM." },
    },
    support: {
      title: "An answer within {{hours}} hours",
      text: "From someone who knows the product.",
      picture: "A question to support and the answer to it",
      question: "Can it fill our own field, “load metres”, too?",
      answer: "It can. I have set the field up for you; your next recording fills it.",
      by: "{{product}} support",
    },
  },
} as const satisfies Dictionary<typeof source.features>;
