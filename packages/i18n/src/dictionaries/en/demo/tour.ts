import type { Dictionary } from "../../../dictionary.ts";
import type { tour as source } from "../../nl/demo/tour.ts";

export const tour = {
  offer: {
    title: "See what {{product}} does in {{minutes}} minutes",
    text: "A tour in {{count}} steps, from conversation to CRM. You do it yourself.",
    start: "Start the tour",
    decline: "No, thanks",
  },
  start: "Tour",
  resume: "Resume the tour",
  again: "Take the tour again",
  label: "Tour",
  position: "Step {{step}} of {{count}}",
  next: "Next",
  stop: "Stop",
  there: "Take me there",
  finish: "Done",
  paused: "You can find the tour again in the menu.",
  steps: {
    recording: {
      title: "Open a conversation",
      text: "Every recorded conversation lands in this list. Open one and see what {{agent}} makes of it.",
      action: "Open this conversation",
    },
    analysis: {
      title: "The AI has listened along",
      text: "A summary and everything that was mentioned. Nobody typed a word of it.",
    },
    crmFields: {
      title: "And your CRM is up to date",
      text: "These are the fields that {{agent}} updated, with tasks and notes below.",
    },
    dictionary: {
      title: "Teach {{agent}} your words",
      text: "Names and terms always reach the CRM the right way. Feel free to add one of your own.",
    },
    startNow: {
      title: "Now with your own conversations",
      text: "That was the tour. Start with {{product}}, or keep looking around.",
    },
  },
} as const satisfies Dictionary<typeof source>;
