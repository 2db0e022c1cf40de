import { dialog, type Visit, without } from "./visit.ts";

const confirm = '[role="alertdialog"][data-state="open"]';
const close = `${dialog} > button:last-child`;
const tab = (value: string) => `main [role="tab"][data-value="${value}"]`;
const panel = (value: string) => `main [role="tabpanel"][data-state="active"][id$="${value}"]`;
const atFirstRecording = `${dialog}:has([aria-disabled="true"])`;
const speaker = "[data-speaker]";
const pastFirstRecording = `${dialog}:not(:has([aria-disabled="true"]))`;

/** The interactions within the demo's screens. */
export const demoVisits: readonly Visit[] = [
  {
    path: "/dashboard/recordings?lang=en",
    interactions: [
      {
        name: "recordings: a letter into the search",
        at: 'main input[type="search"]',
        key: "z",
        effect: "tbody:not(:has(tr:nth-child(10)))",
      },
      {
        name: "recordings: the letter taken back",
        at: 'main input[type="search"]',
        key: "Backspace",
        effect: "tbody:has(tr:nth-child(10))",
      },
      { name: "recording: open, its dialog", at: "tbody tr:first-child a", effect: `${dialog} h2` },
      {
        name: "recording: next",
        at: `${dialog} button[aria-disabled="false"]`,
        effect: `${pastFirstRecording} ${speaker}`,
      },
      {
        name: "recording: previous",
        at: `${dialog} button[aria-disabled="false"]`,
        effect: `${atFirstRecording} ${speaker}`,
      },
      { name: "recording: close", at: close, effect: without(dialog) },
    ],
  },
  {
    path: "/dashboard/agent-timmy?lang=en",
    interactions: [
      { name: "agent: tab of the dictionary", at: tab("dictionary"), effect: `${panel("dictionary")} li` },
      {
        name: "dictionary: open a word",
        at: `${panel("dictionary")} li:first-child button:first-child`,
        effect: `${dialog} input`,
      },
      { name: "word: close", at: close, effect: without(dialog) },
      {
        name: "dictionary: ask before a word is deleted",
        at: `${panel("dictionary")} li:first-child button:last-child`,
        effect: `${confirm} button`,
      },
      { name: "alert dialog: answer no", at: `${confirm} button`, effect: without(confirm) },
      { name: "agent: tab of the jargon", at: tab("jargon"), effect: `${panel("jargon")} textarea` },
      { name: "agent: tab of the stats, its figures", at: tab("stats"), effect: `${panel("stats")} dl` },
    ],
  },
  {
    path: "/dashboard/settings?lang=en",
    interactions: [
      { name: "settings: tab of the team", at: tab("team"), effect: `${panel("team")} li` },
      {
        name: "team: view as a member",
        at: `${panel("team")} fieldset label:last-child`,
        effect: `${panel("team")} ul:not(:has(button))`,
      },
      { name: "settings: tab of the CRM", at: tab("crm"), effect: `${panel("crm")} li` },
    ],
  },
  {
    path: "/dashboard/settings?lang=en",
    interactions: [
      { name: "settings: tab of the plan", at: tab("billing"), effect: `${panel("billing")} dl` },
    ],
  },
  {
    path: "/dashboard?lang=en",
    phone: true,
    interactions: [
      { name: "phone: open the menu", at: "header > button", effect: `${dialog} nav` },
      { name: "phone: close the menu", at: `${dialog} button`, effect: without(dialog) },
      {
        name: "phone: open a recording, its dialog",
        at: "main tbody tr:nth-child(4) a",
        effect: `${dialog} h2`,
      },
      { name: "phone: close the recording", at: close, effect: without(dialog) },
      {
        name: "phone: open another recording, down to its result",
        at: "main tbody tr:nth-child(3) a",
        effect: `${dialog} [data-tour="analysis"]`,
        isRoute: true,
      },
    ],
  },
];
