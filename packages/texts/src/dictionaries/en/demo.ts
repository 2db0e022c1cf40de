import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/demo.ts";

export { common } from "./common.ts";

export const shell = {
  /** In index.html, in every language at once, for when nothing else can be loaded. */
  document: {
    failed: "The demo couldn’t be loaded. Check your connection.",
    retry: "Try again",
    noScript: "The demo needs JavaScript.",
  },
  title: "{{section}} - {{product}} Demo",
  description: "The interactive demo dashboard of {{product}}, with sample data. No account needed.",
  sections: {
    dashboard: "Dashboard",
    record: "Record",
    callTimmy: "Call {{agent}}",
    upload: "Upload",
    recordings: "Recordings",
    agentTimmy: "Agent {{agent}}",
    settings: "Settings",
    crmRecord: "CRM record",
    notFound: "Not found",
  },
  layout: {
    newRecording: "New recording",
    navigation: "Dashboard menu",
    home: "{{product}}, go to the dashboard",
    backToSite: "Back to website",
    demoData: "DEMO DATA",
    banner: "This is a demo environment. Everything you see is sample data.",
    userCard: "Go to settings",
    roles: { Admin: "Admin", Member: "Member" },
    loading: "Loading screen",
  },
  cancel: "Cancel",
  undo: "Undo",
  notFound: {
    title: "This screen doesn’t exist",
    text: "There may be a typo in the address. You can get anywhere from the menu.",
    action: "Go to the dashboard",
  },
  failure: {
    title: "This screen won’t load",
    unavailable: "The connection dropped or the demo has just been updated. Please try again.",
    unexpectedTitle: "Something went wrong",
    unexpected: "That shouldn’t have happened. Please try again; your sample data is still there.",
    retry: "Try again",
    reload: "Reload",
    tryOnline: "You’re offline. Please try again once you’re back online.",
  },
} as const satisfies Dictionary<typeof source.shell>;

export const edits = {
  saved: "Settings saved!",
  save: "Save",
  full: "That’s the maximum of {{max}} characters. Anything beyond it was left out.",
  unfollowed: {
    title: "{{agent}} can’t follow this in the demo:",
    more: "And {{count}} more",
  },
  reset: {
    action: "Reset demo",
    title: "Reset the demo?",
    text: "Everything you’ve changed or recorded here will be deleted from this browser. The sample data comes back.",
    confirm: "Reset everything",
    done: "The demo has been reset. Everything is as it was at the start.",
  },
} as const satisfies Dictionary<typeof source.edits>;

export const tour = {
  offer: {
    title: "See what {{product}} does in {{minutes}} minutes",
    text: "A tour in {{count}} steps, from your own voice to your CRM. You try every step yourself.",
    start: "Start the tour",
    decline: "No, thanks",
  },
  start: "Tour",
  label: "Tour",
  position: "Step {{step}} of {{count}}",
  back: "Back",
  next: "Next",
  stop: "End tour",
  there: "Take me there",
  finish: "Done",
  steps: {
    record: {
      title: "Start with your own voice",
      text: "Tell {{agent}} about your last visit: type it, dictate it or record it. You’ll see what goes to your CRM, and why.",
      action: "Show me a sample instead",
    },
    analysis: {
      title: "{{agent}} was all ears",
      text: "A summary, with the names, amounts and dates that came up.",
    },
    crmFields: {
      title: "And this goes into your CRM",
      text: "{{agent}} fills in these fields. Tasks and notes are below.",
    },
    dictionary: {
      title: "Teach {{agent}} your words",
      text: "Names and terms always reach your CRM spelled correctly. Go ahead and add one of your own.",
    },
    startNow: {
      title: "Now try your own conversations",
      text: "That was the tour. Get started with {{product}}, or keep looking around.",
    },
  },
} as const satisfies Dictionary<typeof source.tour>;

/** The visitor's own recordings, which any screen may report. */
export const userRecording = {
  titles: {
    microphone: "Your own recording",
    file: "Your own file",
    call: "Your call to {{agent}}",
    note: "Your own notes",
  },
  from: {
    microphone: "From your microphone",
    file: "Uploaded file",
    call: "By phone",
    note: "In your own words",
  },
  note: {
    label: "Dictate your last visit",
    hint: "Type it, paste it, or dictate it with the microphone on your keyboard, which uses its own speech service.",
    placeholder: "Who did you talk to? What did you agree on? Amounts, numbers, dates, your next step…",
    submit: "Let {{agent}} write it up",
    missing: "Tell {{agent}} something first, or use the sample text.",
    sampleTitle: "Not sure what to say?",
    sampleText: "Read this aloud, or use it as it is. It’s a sample.",
    useSample: "Use the sample text",
    sampleBadge: "Sample text",
  },
  play: "Play your recording",
  unplayable: "This browser can’t play the recording.",
  removed: "Recording deleted",
  removeText: "It will be deleted from your browser, and you can’t get it back.",
  fileReady: "File uploaded and processed successfully!",
  ready: "Your recording has been processed.",
  sampleReady: "The conversation with {{client}} has been processed.",
  nothingHeard: "{{agent}} heard nothing usable in your recording. No CRM was touched.",
  result: "See the result",
  processing: "Processing",
  sampleCall: "Sample: no real call is made in this demo.",
  unfinished: "You have an unfinished recording",
  finish: "Finish recording",
} as const satisfies Dictionary<typeof source.userRecording>;

export const player = {
  pause: "Pause",
  position: "Position in the conversation",
  moment: "{{time}} of {{duration}}",
} as const satisfies Dictionary<typeof source.player>;

export const words = {
  addTitle: "Add a word",
  editTitle: "Edit word",
  word: "Word",
  misspelled: "How it’s misheard",
  isMisspelling: "Correct a misspelling",
  isMisspellingHint: "For words that the transcript spells differently from you.",
  correction: "How it should be spelled",
  isShared: "Share with your team",
  isSharedHint: "The word will then apply to everyone’s conversations.",
  add: "Add",
  change: "Update",
  problems: {
    tooLong: "Use no more than {{longestWord}} characters.",
    duplicate: "This word is already in the dictionary.",
    noCorrection: "Enter how it should be spelled.",
    sameCorrection: "The correction is the same as the word itself.",
  },
  added: "“{{word}}” is now in the dictionary.",
  changed: "“{{word}}” updated.",
  addSelected: "Add to dictionary",
  selectHint: "Tip: select a word in the conversation first and it’ll be filled in here.",
} as const satisfies Dictionary<typeof source.words>;

/** Texts of all screens. Those of only some screens are in other files. */
export const demo = { ...shell, edits, tour, userRecording, player, words } as const;
