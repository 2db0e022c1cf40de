/** The literal values of the owner's specification, with their sections. */

/** Texts of the site (sections 2, 4 and 8), by dictionary key. */
export const siteTexts = [
  ["site.home.hero.title", "Nooit meer handmatig CRM loggen", "Never manually log CRM calls again"],
  ["site.home.hero.viewDemo", "Bekijk demo", "View demo"],
  ["site.home.hero.startNow", "Start nu", "Start now"],
  ["common.startNow", "Start nu", "Start now"],
  ["common.failure", "Er ging iets mis. Probeer het opnieuw.", "Something went wrong. Please try again."],
  [
    "site.forms.signup.success",
    "Bedankt voor je aanmelding! We nemen binnen 24 uur contact op.",
    "Thank you for signing up! We will contact you within 24 hours.",
  ],
  ["site.shell.meta.home.title", undefined, "Voice-Powered CRM Data Entry | AI Assistant"],
] as const;

/** Section 1: parts of the page's description. */
export const description = ["voice-powered", "crm data", "ai assistant"] as const;

/** Texts of the demo (sections 4, 5 and 8). */
export const demoTexts = [
  ["demo.edits.saved", "Instellingen opgeslagen!", "Settings saved!"],
  ["agent.agentTimmy.dictionary.removeTitle", "Dit woord verwijderen?", "Delete this word?"],
  ["demo.userRecording.fileReady", "Bestand succesvol geüpload en verwerkt!", undefined],
] as const;

/** Sections 3 and 7: what is stored. */
export const fields = {
  signups: ["firstName", "lastName", "email", "company", "phone", "crm"],
  demo_requests: ["company", "email"],
  sessions: [
    "session_id",
    "landing_page",
    "referrer",
    "page_count",
    "unique_page_count",
    "language",
    "last_page",
    "converted",
    "conversion_type",
    "dev_mode",
    "device_type",
    "os",
    "browser",
    "screen_size",
  ],
  page_visits: ["page_path", "page_title", "session_id", "referrer", "language", "start_time", "end_time"],
} as const;

/** Section 3: values of a session's fields. */
export const sessionValues = {
  device_type: ["desktop", "tablet", "mobile"],
  os: ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"],
  browser: ["Edge", "Chrome", "Safari", "Firefox", "Internet Explorer", "Opera", "Unknown"],
} as const;

/** Section 5: required fields of the forms, and file extensions of uploads. */
export const required = {
  signups: ["firstName", "lastName", "email", "company"],
  demo_requests: ["company", "email"],
} as const;
export const uploads = [".mp3", ".wav", ".webm", ".m4a", ".dat", ".mp4"] as const;

/** Section 9: prices in EUR per user and month, with the yearly discount in percent. */
export const prices = [
  { name: "Professional", monthly: 49, yearly: 39, discount: 20 },
  { name: "Teams", monthly: 64, yearly: 50, discount: 22 },
] as const;
export const commitmentMonths = 12;

/** Sections 1 and 9: claims. */
export const claims = {
  minutesSavedPerDay: 54,
  callsLoggedPercent: 95,
  returnOnInvestment: 5,
  transcriptionAccuracyPercent: 95,
  matchRatePercent: 90,
  setupMinutes: 10,
  supportResponseHours: 24,
  customCrmWeeks: { min: 2, max: 3 },
  callMinutes: { min: 2, max: 3 },
  demoMinutes: 2,
} as const;
export const crms = { direct: 5, rotating: 12, others: 50 } as const;
export const transcriptionLanguages = ["nl", "en", "de"] as const;

/** Section 9: figures of the demo. */
export const figures = {
  dashboard: { conversationsThisWeek: 12, hoursSaved: 3.6, crmSyncRate: 1 },
  statistics: { conversationsProcessed: 247, averageAccuracy: 0.97, jargonTermsRecognized: 1234 },
  members: 3,
  licenses: { used: 3, total: 4 },
  words: 9,
  month: "2025-10",
} as const;

/** Section 3: kinds of updates, in alphabetical order. */
export const updateTypes = [
  "call",
  "description",
  "linkedin",
  "note",
  "personality",
  "sentiment",
  "task",
] as const;

/** Section 9: timings in ms. */
export const times = {
  saveDelay: 1000,
  uploadSimulation: 3000,
  crmTicker: 2000,
  partnerCarousel: 3000,
} as const;

/** Sections 1 and 9: what search engines read. */
export const searchEngines = {
  rating: { value: 5, count: 1 },
  revisitDays: 7,
  socialImage: { width: 1200, height: 630 },
  price: 0,
  locales: ["nl_NL", "en_US"],
} as const;

/** Sections 5, 8 and 9: messages and limits of the PocketBase client, from its minified source. */
export const client = {
  "connect timeout": "EventSource connect took too long.",
  "connect failure": "Failed to establish realtime connection.",
  "OAuth mismatch": "State parameters don't match.",
  "missing ID": "Missing required record id.",
  "missing topic": "topic must be set",
  "reconnect delays": "[200,300,500,1e3,1200,1500,2e3]",
  "connect timeout in ms": "maxConnectTimeout=15e3",
  "cookie limit": "4096",
  "page size": "getList(e=1,t=30",
  // Specified as 500; the current version's default is 1,000.
  "batch of full lists": "getFullList(e=1e3",
} as const;
