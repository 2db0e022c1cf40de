import type { Dictionary } from "../../../dictionary.ts";
import type { callTimmy as source } from "../../nl/demo/call-timmy.ts";

export const callTimmy = {
  title: "Call {{agent}}",
  subtitle: "On the road? Call {{agent}} from the car and dictate your report, hands-free.",
  number: "{{agent}}'s number",
  call: "Call {{number}}",
  copy: "Copy number",
  copied: "The number has been copied.",
  copyFailed: "Copying did not work. The number is {{number}}.",
  duration: "Average call",
  minutes: "{{min}}-{{max}} minutes",
  account:
    "{{agent}} knows you by your phone number. Without an account, a call does not end up anywhere yet.",
  how: {
    title: "How it goes",
    steps: {
      call: { title: "You call", text: "{{agent}} answers at once and knows who you are." },
      tell: { title: "You talk", text: "Who you met, what you agreed on and what comes next." },
      done: { title: "You hang up", text: "{{agent}} writes the report and updates your CRM." },
    },
  },
  uses: {
    title: "Handy when you",
    list: {
      car: "are in the car after a visit",
      walk: "walk from one meeting to the next",
      event: "meet ten people in a row at a trade fair",
      reminder: "think of something you must not forget",
      offline: "have reception but no internet",
    },
  },
} as const satisfies Dictionary<typeof source>;
