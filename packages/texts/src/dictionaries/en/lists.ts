import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/lists.ts";

export const recordingList = {
  title: "Recordings",
  subtitle: "Every conversation, and what {{agent}} put into your CRM.",
  columns: {
    date: "Date and time",
    client: "Client",
    status: "Status",
    crm: "CRM",
    action: "Action",
  },
  view: "View",
  audible: "With sound",
  viewClient: "View: {{client}}",
  search: "Search names and conversations",
  found_one: "{{count}} recording",
  found_other: "{{count}} recordings",
  nothingFound: "No recordings found",
  nothingFoundHint: "Try a name, a client or something that was said.",
} as const satisfies Dictionary<typeof source.recordingList>;

export const dashboard = {
  title: "Dashboard",
  stats: "This week",
  welcome: "Welcome, {{company}}",
  conversations: {
    label: "Conversations this week",
    note_one: "{{count}} being processed now",
    note_other: "{{count}} being processed now",
    allDone: "All processed",
  },
  hoursSaved: { label: "Hours saved", note: "{{minutes}} minutes per conversation" },
  sync: { label: "CRM sync", note: "{{synced}} of {{analyzed}} processed conversations" },
  quickRecord: "Record conversation",
  recent: "Recent recordings",
} as const satisfies Dictionary<typeof source.dashboard>;

/** The manager's view of the week. */
export const teamWeek = {
  loading: "Loading your team’s conversations",
  title: "Your team this week",
  basis_one: "Calculated from {{count}} conversation. Each quote takes you to that moment.",
  basis_other: "Calculated from {{count}} conversations. Each quote takes you to that moment.",
  notes_one: "{{count}} note has only one speaker, so it isn’t in the table.",
  notes_other: "{{count}} notes have only one speaker, so they aren’t in the table.",
  talk: {
    title: "How conversations go",
    seller: "Salesperson",
    conversations: "Conversations",
    ratio: "Talk ratio",
    questions: "Questions per conversation",
    longest: "Longest turn",
    words: "{{count}} words",
  },
  risks: "Deals at risk",
  noRisks: "No conversation points to a risk.",
  mood: "Negative tone",
  noNextStep: "No next step agreed",
  coaching: "Coaching moments",
  moments: {
    decision: "Asks who decides",
    competition: "Asks about the competition",
    success: "Asks what success looks like",
    budget: "Asks about the budget",
    cause: "Asks what’s behind it",
    trade: "Offers a discount, but asks for something back",
    talkative: "Does {{share}} of the talking",
    noQuestion: "Doesn’t ask a single question",
  },
} as const satisfies Dictionary<typeof source.teamWeek>;

/** The lists of conversations, and what the week’s say together. */
export const lists = { recordingList, dashboard, teamWeek } as const;
