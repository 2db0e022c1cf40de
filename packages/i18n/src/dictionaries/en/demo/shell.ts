import type { Dictionary } from "../../../dictionary.ts";
import type { shell as source } from "../../nl/demo/shell.ts";

export const shell = {
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
    notFound: "Not found",
  },
  layout: {
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
    title: "This screen does not exist",
    text: "There may be a typo in the address. The menu takes you everywhere.",
    action: "Go to the dashboard",
  },
  failure: {
    title: "This screen won't load",
    offline: "You are offline. We'll load the screen as soon as your connection is back.",
    unavailable: "The connection dropped or the demo has just been updated. Please try again.",
    unexpectedTitle: "Something went wrong",
    unexpected: "This should not happen. Please try again; your sample data is still there.",
    retry: "Try again",
  },
} as const satisfies Dictionary<typeof source>;
