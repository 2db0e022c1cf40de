import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/demo.ts";

export { common } from "./common.ts";

import { agentTimmy, words } from "./agent.ts";
import { crm } from "./crm.ts";
import { callTimmy, record, upload } from "./record.ts";
import { recording, recordings } from "./recordings.ts";

export const shell = {
  /** Of index.html, for when nothing else can be loaded; in every language at once. */
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
  notFound: {
    title: "This screen doesn’t exist",
    text: "There may be a typo in the address. You can get anywhere from the menu.",
    action: "Go to the dashboard",
  },
  failure: {
    title: "This screen won’t load",
    offline: "You’re offline. The screen will load as soon as your connection is back.",
    unavailable: "The connection dropped or the demo has just been updated. Please try again.",
    unexpectedTitle: "Something went wrong",
    unexpected: "That shouldn’t have happened. Please try again; your sample data is still there.",
    retry: "Try again",
    reload: "Load again",
    tryOnline: "You’re offline. Please try again once you’re back online.",
  },
} as const satisfies Dictionary<typeof source.shell>;

export const dashboard = {
  title: "Dashboard",
  stats: "This week",
  conversations: {
    label: "Conversations this week",
    note_one: "{{count}} being processed now",
    note_other: "{{count}} being processed now",
    allDone: "All processed",
  },
  hoursSaved: { label: "Hours saved", note: "{{minutes}} minutes per conversation" },
  sync: { label: "CRM sync", note: "{{synced}} of {{analysed}} processed conversations" },
  quickRecord: "Record conversation",
  recent: "Recent recordings",
  all: "All {{count}} recordings",
} as const satisfies Dictionary<typeof source.dashboard>;

export const settings = {
  title: "Settings",
  subtitle: "Your account, your team, your CRM integrations and your plan.",
  tabs: { account: "Account", team: "Team", crm: "CRM", billing: "Billing" },
  account: {
    title: "Your details",
    name: "Name",
    email: "Email",
    phone: "Mobile number",
    phoneHint: "This is how {{agent}} recognises you when you call.",
    spokenLanguage: "Language of your conversations",
    errors: {
      name: "Enter your name.",
      email: "Enter a valid email address, such as name@company.com.",
      phone: "Use only digits, spaces and + ( ) . / -",
    },
    demo: "This demo",
    demoText: "What you change here stays in this browser until you reset the demo.",
  },
  team: {
    title: "Team members",
    licences: "{{used}}/{{total}} licences in use",
    view: "View as",
    you: "you",
    invite: "Invite team member",
    manage: "Manage",
    manageMember: "Manage {{name}}",
    leave: "Leave team",
    role: "Role",
    roleHint: "Admins invite team members and manage licences and integrations.",
    inviteTitle: "Invite a team member",
    inviteText: "Your colleague will get an email with a link to join.",
    inviteDemo: "No email is sent in this demo.",
    inviteEmail: "Email",
    send: "Send",
    cancel: "Cancel",
    remove: "Remove from team",
    removeTitle: "Remove {{name}} from the team?",
    removeText: "This frees up a licence. ‘Reset demo’ brings {{name}} back.",
    removed: "{{name}} is no longer on the team.",
    roleChanged: { Admin: "{{name}} is now an admin.", Member: "{{name}} is now a member." },
    leaveTitle: "Leave the team?",
    leaveText: "In {{product}} you would lose access to shared instructions and words.",
    left: "In this demo you stay on the team, and now see it as a member would.",
  },
  crm: {
    title: "CRM integrations",
    connected: "Connected",
    connect: "Connect",
    connectTo: "Connect {{crm}}",
    connectDemo:
      "In {{product}} you would now sign in to {{crm}}. In this demo {{connected}} stays connected.",
    available: "Ready in {{minutes}} minutes",
    connectedNote: "Always up to date",
    other: "Another CRM? We build custom integrations with {{count}}+ other CRM systems.",
    samples:
      "The sample conversations use more CRM systems than any one team would, so that you can find yours.",
    notYours: "An admin connects the CRM for the whole team. This is what’s connected.",
    syncTitle: "Sync",
    syncMode: "When does a conversation go to your CRM?",
    syncModes: { automatic: "Right after the analysis", reviewed: "After I’ve checked it" },
  },
  billing: {
    pdf: {
      title: "Invoice {{number}}",
      line: "{{plan}}, {{count}} users at {{price}} per month",
      vat: "VAT {{percent}}%",
      sum: "Total",
      download: "Download invoice {{number}} (PDF)",
    },
    title: "Your plan",
    yearly: "{{months}}-month contract, paid yearly",
    perUser: "per user per month, excl. VAT",
    licences: "Licences",
    total: "Per month, excl. VAT",
    sample: "Sample",
    sampleNote: "This is sample data. You pay nothing in the demo.",
    notYours: "Billing is managed by an admin",
    notYoursText:
      "The plan, licences and invoices are for admins. Need something, such as another licence or an invoice? Ask your team’s admin.",
    viewAsAdmin: "View as admin",
    invoices: "Invoices",
    number: "Number",
    date: "Date",
    amount: "Amount, excl. VAT",
    status: "Status",
    paid: "Paid",
  },
} as const satisfies Dictionary<typeof source.settings>;

/** What happened to the conversations. */
export const happened = {
  title: "Notifications",
  fresh: "New",
  risk: "{{client}}: {{risk}}",
  processing: "{{client}} is being processed",
  review: "{{client}} is waiting for your review",
  synced: "{{client}} is in {{crm}}",
} as const satisfies Dictionary<typeof source.happened>;

/** The manager's view of the week. */
export const teamWeek = {
  title: "Your team this week",
  risks: "Deals at risk",
  forecast: "Forecast changes",
  coaching: "Coaching moments",
  conversations: "Conversations by colleague",
} as const satisfies Dictionary<typeof source.teamWeek>;

/** What is reached by a few letters, and the keys for it. */
export const commands = {
  open: "Search (Ctrl K)",
  title: "Where to?",
  placeholder: "Type a client, a screen or a view",
  nothing: "Nothing found",
  screens: "Screens",
  help: "Help",
  shortcuts: "Keyboard shortcuts",
  names: {
    palette: "Search",
    record: "New recording",
    shortcuts: "This list",
    neighbours: "In a conversation: previous or next",
    close: "Close",
  },
  single: "Keys without Ctrl or ⌘",
  singleHint: "Turn them off if you dictate, or press them by accident.",
} as const satisfies Dictionary<typeof source.commands>;

export const edits = {
  saved: "Settings saved!",
  exported: "Downloaded as {{file}}.",
  unstored: "Your browser can’t store your changes: they’ll be gone when you close or reload this page.",
  save: "Save",
  unsaved: {
    title: "You have unsaved changes",
    text: "If you leave now, you’ll lose them.",
    stay: "Stay here",
    leave: "Leave without saving",
  },
  reset: {
    action: "Reset demo",
    title: "Reset the demo?",
    text: "Everything you’ve changed or recorded here will be deleted from this browser. The sample data comes back.",
    confirm: "Reset everything",
    cancel: "Cancel",
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
  resume: "Resume the tour",
  again: "Take the tour again",
  label: "Tour",
  position: "Step {{step}} of {{count}}",
  upNext: "then {{step}}",
  names: {
    record: "your own voice",
    analysis: "the analysis",
    crmFields: "your CRM",
    dictionary: "your words",
    startNow: "getting started",
  },
  back: "Back",
  next: "Next",
  stop: "Later",
  there: "Take me there",
  finish: "Done",
  paused: "You’ll find the tour in the menu.",
  steps: {
    record: {
      title: "Start with your own voice",
      text: "Read the text aloud, record it and save it. {{agent}} shows you what ends up in your CRM.",
      action: "Show me a sample instead",
    },
    analysis: {
      title: "{{agent}} was all ears",
      text: "A summary, and everything that was mentioned. Nobody typed a word of it.",
    },
    crmFields: {
      title: "And your CRM is up to date",
      text: "These are the fields {{agent}} updated, with tasks and notes below.",
    },
    dictionary: {
      title: "Teach {{agent}} your words",
      text: "Names and terms always reach your CRM spelt correctly. Go ahead and add one of your own.",
    },
    startNow: {
      title: "Now try your own conversations",
      text: "That was the tour. Get started with {{product}}, or keep looking around.",
    },
  },
} as const satisfies Dictionary<typeof source.tour>;

/** Every text of the demo, by screen. */
export const demo = {
  ...shell,
  commands,
  teamWeek,
  happened,
  edits,
  dashboard,
  recordings,
  recording,
  crm,
  record,
  callTimmy,
  upload,
  agentTimmy,
  settings,
  words,
  tour,
} as const;
