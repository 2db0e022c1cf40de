import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/conversations.ts";
import { crm } from "./crm.ts";

export const recordings = {
  all: "All {{count}} recordings",
  status: { processing: "Processing", empty: "Nothing to log yet", review: "To review", synced: "Synced" },
  colleagues: "That conversation is a colleague’s. Members see only their own.",
  own: {
    gone: "The audio of this recording is no longer in your browser.",
    unknown: "That recording isn’t here. It may have been deleted, or it’s in another browser.",
    next: "Get every conversation into your own CRM like this.",
    connect: "Connect {{crm}}",
    connectOther: "Connect your CRM",
    remove: "Delete",
    removeTitle: "Delete this recording?",
  },
} as const satisfies Dictionary<typeof source.recordings>;

export const recording = {
  previous: "Previous",
  position: "{{position}} of {{total}}",
  next: "Next",
  loading: "Loading conversation",
  transcript: "Transcript",
  copy: "Copy",
  copied: "Transcript copied",
  notCopied: "That didn’t copy. Select the text and copy it yourself.",
  colleague: "{{name}}’s conversation",
  seller: "You",
  sound: {
    title: "Listen in",
    play: "Play the conversation",
    playFrom: "Play from {{time}}",
    moment: "{{time}} of {{duration}}, {{name}} speaking",
    synthetic: "Synthetic voices",
    unreachable: "The audio couldn’t be loaded.",
    offline: "You’re offline. You can keep listening once you’re back online.",
  },
  analysis: "AI analysis",
  mistakes: "AI can make mistakes. Check important details.",
  entities: "Mentioned in the conversation",
  analysisWaiting:
    "{{agent}} is going through the conversation. The summary will appear as soon as it’s ready.",
  sync: "CRM sync",
  syncWaiting: "Once the analysis is ready, you’ll see here what goes into {{crm}}.",
  field: "Field",
  updates: "Updated",
  toUpdate: "Will be updated once you approve",
  callToLog: "Call to log",
  updateTypes: {
    call: "Call logged",
    task: "Task",
    linkedin: "LinkedIn",
    personality: "Personality",
    note: "Note",
    description: "Description",
    sentiment: "Sentiment",
  },
  due: "Due {{date}}",
  openInCrm: "Open in {{crm}}",
} as const satisfies Dictionary<typeof source.recording>;

/** The result of the visitor's own words. */
export const own = {
  words: "Your words",
  edit: "Edit",
  done: "Done",
  editLabel: "What was said",
  editHint: "Change anything: fields, summary and email follow.",
  found_one: "{{agent}} found {{count}} field in your words. Nothing is in {{crm}} yet.",
  found_other: "{{agent}} found {{count}} fields in your words. Nothing is in {{crm}} yet.",
  changed: "This has changed since you approved it. {{crm}} keeps what you approved until you approve again.",
  written_one: "{{count}} field from your words is in {{crm}}. You didn’t have to fill it in.",
  written_other: "{{count}} fields from your words are in {{crm}}. You didn’t have to fill them in.",
  today: "In this demo, today is {{day}}. That’s what {{agent}} counts from.",
  unusable: "{{agent}} found nothing for your CRM in this. {{crm}} wasn’t touched.",
  unusableChange: "{{agent}} found nothing for your CRM in this. {{crm}} keeps what you approved.",
  noSpeech:
    "{{agent}} heard no speech in this recording, and {{crm}} wasn’t touched. Add what was said, and {{agent}} will write it up.",
  noWords:
    "In this demo, {{agent}} doesn’t turn your audio into text: add what was said. Until then, nothing goes to {{crm}}.",
  client: {
    which: "Which {{name}} do you mean?",
    reason: "{{role}} · last conversation {{day}}: {{title}}",
    ask: "Which client was this with?",
    choose: "Choose a client",
    another: "A new client…",
    name: "Client’s name",
    add: "Use this client",
    change: "Another client",
    newBadge: "New",
    isNew: "{{client}} isn’t in {{crm}} yet and will be created when you approve.",
    missing: "Choose the client first.",
  },
  followed_one: "Following {{count}} instruction",
  followed_other: "Following {{count}} instructions",
} as const satisfies Dictionary<typeof source.own>;

/** Conversations: their detail and results. */
export const conversations = { recordings, recording, own, crm } as const;
