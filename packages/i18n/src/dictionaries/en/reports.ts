import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/reports.ts";

export { common } from "./common.ts";

/** Every text of the owner's reports. */
export const reports = {
  /** Of index.html, for when nothing else can be loaded; in every language at once. */
  document: {
    failed: "The reports couldn’t be loaded. Check your connection.",
    retry: "Try again",
    noScript: "The reports need JavaScript.",
  },
  title: "Reports",
  documentTitle: "Reports | {{product}}",
  signIn: {
    title: "Sign in",
    intro: "Use the account you sign in to the admin with.",
    email: "Email address",
    password: "Password",
    submit: "Sign in",
    required: { email: "Enter your email address.", password: "Enter your password." },
    failures: {
      refused: "The email address or password is incorrect.",
      tooMany: "Too many attempts. Wait a minute, then try again.",
      unreachable: "The server can’t be reached. Check your connection and try again.",
      server: "The server can’t sign you in right now. Try again in a few minutes.",
      expired: "Your session has ended. Sign in again.",
    },
  },
  signOut: "Sign out",
  filters: {
    label: "What you see",
    set: "Visits to",
    sets: { site: "the website", app: "the demo" },
    period: "Period",
    periods: {
      7: "Last 7 days",
      30: "Last 30 days",
      90: "Last 90 days",
      365: "Last 12 months",
      custom: "Choose dates",
    },
    from: "From",
    to: "To",
    invalid: "Choose a start date on or before the end date.",
  },
  days: "{{from}} to {{to}}. Days run from midnight to midnight UTC; developers’ visits are left out.",
  loading: "Loading…",
  empty: "No visits in this period.",
  failure: {
    unreachable: "This report couldn’t be loaded: the server can’t be reached.",
    server: "This report couldn’t be loaded: the server reported an error.",
    retry: "Try again",
  },
  download: "CSV",
  downloadOf: "Download {{report}} as CSV",
  showAll: "Show all {{total}}",
  showFewer: "Show fewer",
  table: "Show as a table",
  unknown: "Unknown",
  totals: {
    label: "Totals",
    sessions: "Sessions",
    pageViews: "Page views",
    perSession: "Pages per session",
    conversion: "Conversion",
  },
  sessions: {
    title: "Sessions per day",
    summary: "{{mean}} a day on average; the busiest day was {{day}} with {{most}}.",
    day: "Day",
  },
  funnel: {
    title: "From visit to signup",
    explanation:
      "Each step counts the sessions that reached it, even if they skipped an earlier one. A session keeps one conversion: the last.",
    step: "Step",
    share: "Of all visits",
    steps: {
      visits: "Visited",
      pricing: "Viewed pricing",
      demo_requests: "Requested the demo",
      signups: "Signed up",
    },
  },
  pages: {
    title: "Pages",
    label: "Page",
    views: "Views",
    time: "Average time",
    timeHint:
      "Average time the page was in view, for views with a known end; time beyond 30 minutes doesn’t count.",
  },
  referrers: { title: "Where visitors come from", label: "Website", direct: "Direct" },
  languages: { title: "Languages", label: "Language" },
  devices: {
    title: "Devices",
    label: "Device",
    kinds: { desktop: "Computer", tablet: "Tablet", mobile: "Phone" },
  },
  columns: { sessions: "Sessions", share: "Share", conversions: "Conversions", pageViews: "Page views" },
} as const satisfies Dictionary<typeof source.reports>;
