import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/agent.ts";

const agentTimmy = {
  title: "Agent {{agent}}",
  subtitle: "Teach {{agent}} your words, your jargon and the way you work.",
  tabs: {
    instructions: "Instructions",
    dictionary: "Dictionary",
    jargon: "Jargon",
    stats: "Stats",
  },
  instructions: {
    membersRead: "Only an admin can change these. They apply to everyone on the team.",
    scope: "Which instructions",
    scopes: { personal: "Personal", team: "Team" },
    labels: { personal: "Your instructions", team: "Your team’s instructions" },
    hints: {
      personal: "These apply to your conversations only. Write them as you’d explain them to a colleague.",
      team: "These apply to everyone’s conversations on your team.",
    },
    order: "How {{agent}} applies them",
    orderText: {
      team: "First the team instructions: what you’ve agreed as a team.",
      personal: "Then your personal instructions: how you like to work.",
    },
    wins: "Takes precedence",
  },
  dictionary: {
    title: "Dictionary",
    intro: "Names and terms {{agent}} should spell correctly, and how they’re often misheard.",
    search: "Search by word or correction",
    filter: "Show",
    filters: { all: "All words", personal: "Personal", shared: "Shared" },
    add: "Add a word",
    found_one: "{{count}} word",
    found_other: "{{count}} words",
    nothingFound: "No words found",
    personal: "Personal",
    shared: "Shared",
    writtenAs: "becomes “{{correction}}”",
    edit: "Edit {{word}}",
    remove: "Delete {{word}}",
    removeTitle: "Delete this word?",
    removeText: "{{agent}} won’t listen for “{{word}}” anymore.",
    removeConfirm: "Delete",
    removed: "“{{word}}” deleted.",
  },
  jargon: {
    label: "Your industry’s jargon",
    hint: "One term per line, followed by a colon and its meaning.",
  },
  stats: {
    conversations: "Conversations processed",
    accuracy: "Average accuracy",
    terms: "Jargon terms recognized",
    accuracyNote: "of words transcribed correctly",
    whose: "The whole team’s figures, since you started with {{agent}}.",
    activity: "Recent activity",
    accurate: "{{share}} of words transcribed correctly",
  },
} as const satisfies Dictionary<(typeof source.agent)["agentTimmy"]>;

export const agent = { agentTimmy } as const;
