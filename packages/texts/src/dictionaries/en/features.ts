import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/features.ts";

export const features = {
  title: "Straight from conversation to CRM",
  subtitle: "Everything {{product}} takes off your hands, from the first recording to the last follow-up.",
  open: "See this screen in the demo",
  input: {
    title: "Three ways to start",
    text: "At your desk, from an existing recording, or on the road. {{agent}} does the rest, and you check it.",
    call: {
      title: "Call {{agent}}",
      text: "One dedicated number, hands-free from the car. Say how it went and hang up: a call takes {{min}} to {{max}}\u00A0minutes on average.",
      picture: "The Call {{agent}} screen, with the number and a dictated note",
    },
    record: {
      title: "Record in your browser",
      text: "Click once and start talking. No app, nothing to install.",
      picture: "A recording in progress, with a sound wave and a timer",
    },
    upload: {
      title: "Upload a recording",
      text: "Drop in an audio or video file from your phone or your meeting tool.",
      picture: "An upload area with one file already processed",
      drop: "Drop your recording here",
    },
  },
  processing: {
    title: "AI that follows the conversation",
    text: "{{agent}} transcribes what was said, summarizes it and picks out what your CRM needs to know: people, amounts, dates and what was agreed.",
    atLeast: "{{percent}}%+",
    accuracyText: "of words transcribed correctly right away: our target, not a measurement",
    matchText: "of conversations matched to the right client automatically: our target, not a measurement",
    languages: "languages: {{languages}}",
    picture:
      "The fields that {{agent}} took from a conversation, each with its sentence, and a button to approve them",
  },
  integrations: {
    title: "Works with the CRM you already have",
    text: "Direct integrations with {{count}}\u00A0CRM systems. You keep working in the one you know.",
    direct: "Direct integration",
    picture: "An opportunity in Salesforce, with the fields that {{agent}} changed and filled in",
  },
  customization: {
    title: "{{agent}} speaks your language",
    text: "Every industry has its own words. Teach {{agent}} yours once and they’ll be right from then on.",
    instructions: {
      title: "Instructions",
      text: "You decide what your notes look like. Team instructions take precedence.",
    },
    dictionary: {
      title: "Dictionary",
      text: "Names and products spelled right, however they sound.",
    },
    jargon: { title: "Jargon", text: "Terms and abbreviations, so that {{agent}} knows what you mean." },
    picture: "A transcript in which {{agent}} wrote “es el ee” as “SLA,” thanks to the dictionary",
  },
  team: {
    title: "Smarter together",
    text: "What one colleague teaches {{agent}} helps the whole team. And you can see what’s going on without having to ask.",
    points: {
      shared: "Shared instructions and shared jargon",
      dashboard: "One dashboard with the team’s figures",
      coaching: "Coaching based on what was really said",
    },
    picture: "The team’s week: each salesperson’s talk ratio, deals at risk and coaching moments",
  },
  setup: {
    title: "A quick hello, then up and running in {{minutes}}\u00A0minutes",
    text: "First, tell us what you want to log. Then connect, set up, start talking. If you get stuck, someone who knows the product answers within {{hours}}\u00A0hours.",
    steps: {
      signUp: {
        title: "Sign up",
        text: "We’ll email or call you within {{hours}}\u00A0hours. Then your account is ready.",
      },
      connect: {
        title: "Connect your CRM",
        text: "Choose your system and give {{agent}} access.",
        key: "Enter the API key that you created in {{crm}}.",
      },
      teach: {
        title: "Set up {{agent}}",
        text: "With your own instructions and words, or leave that for later.",
      },
      speak: { title: "Record your first conversation", text: "And watch it appear in your CRM." },
    },
  },
} as const satisfies Dictionary<typeof source.features>;
