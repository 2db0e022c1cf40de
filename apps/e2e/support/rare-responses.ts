import type { Page } from "@playwright/test";
import { allKeys } from "./shown-keys.ts";

const HOUR = 60 * 60 * 1000;
const now = Date.now();
const ago = (hours: number) => new Date(now - hours * HOUR).toISOString().replace("T", " ");
const EVENTS = "staff.audit.events.";
const events = [...allKeys].filter((key) => key.startsWith(EVENTS)).map((key) => key.slice(EVENTS.length));

const CHECKS = ["disk", "database", "visits", "mail", "webhook", "certificate", "backup", "traffic", "leads"];
const allChecks = (ok: boolean) => Object.fromEntries(CHECKS.map((check) => [check, ok]));
const healthy = {
  version: "1.0.0",
  ok: allChecks(true),
  disk: { free: 5e10 },
  collected: true,
  certificateEnd: now + 900 * HOUR,
  drops: {},
  mail: { waiting: 0 },
  webhook: { waiting: 0, failed: 0 },
  backup: { made: now - HOUR, verified: now, copied: now },
  rejected: {},
  configured: { mail: true, webhook: true },
};
const failing = {
  ...healthy,
  ok: allChecks(false),
  collected: false,
  drops: { traffic: { kind: "views" }, leads: {} },
  mail: { waiting: 2, oldest: now - 9 * HOUR, error: "Connection refused" },
  webhook: { waiting: 1, failed: 1 },
  backup: { made: now - 90 * HOUR, problem: "damaged" },
  rejected: { 429: 2 },
};
const HEALTH = [
  healthy,
  { ...healthy, mail: { waiting: 1 }, backup: { made: now, verified: now } },
  { ...healthy, mail: { waiting: 2 }, backup: { made: now } },
  failing,
  {
    ...failing,
    drops: { traffic: { kind: "tracker" } },
    mail: { waiting: 1, oldest: now - 9 * HOUR },
    webhook: { waiting: 1, failed: 0 },
    backup: { made: now, copyProblem: "unreachable" },
    rejected: { 429: 1 },
  },
  { ...failing, mail: { waiting: 2, oldest: now - 9 * HOUR }, backup: { made: now - 90 * HOUR } },
];

const other = (company: string) => ({
  collection: "signups",
  id: company,
  created: ago(99),
  company,
  note: "Hallo",
});
/** The differences from a new lead. */
const LEADS = [
  ...(["trap", "quick", "unproven"] as const).map((held, repeats) => ({ held, repeats })),
  { webhook: "sent", webhookUpdated: ago(1), answered: ago(1), answeredBy: "lotte@example.com" },
  { webhook: "waiting", answered: ago(2) },
  { webhook: "sending", webhookError: "503", webhookTries: 2, webhookUpdated: ago(1) },
  { webhook: "failed", webhookError: "404", webhookTries: 9, webhookUpdated: ago(1), created: ago(40) },
  { others: [other("Oude BV")], otherCount: 1 },
  { others: [other("Oude BV"), other("Oudere BV")], otherCount: 3 },
  {
    others: [other("Oude BV"), other("Oudere BV")],
    otherCount: 4,
    language: "en",
    utm_source: "a",
    utm_medium: "b",
  },
];

/** The server's answers in states that are rare, by the path of the request, each with the page that shows it. */
export const rareResponses: { page: string; path: RegExp; answers: (object | number)[] }[] = [
  { page: "/reports", path: /api\/owner\/health$/, answers: [...HEALTH, 503] },
  { page: "/reports", path: /api\/reports\//, answers: [500] },
  {
    page: "/reports/account",
    path: /api\/account\/audit/,
    answers: [
      {
        hasMore: true,
        entries: events.map((event, id) => ({
          id: String(id),
          created: ago(id),
          who: id % 2 ? "lotte@example.com" : "unknown",
          byCommand: 1 - (id % 2),
          event,
          what: event === "exportedLeads" ? "open" : "42",
        })),
      },
    ],
  },
  {
    page: "/reports/account",
    path: /api\/account$/,
    answers: [
      ...[
        { role: "owner", hasSecondFactor: false, hasMail: true },
        { role: "owner", hasSecondFactor: true, hasMail: true },
        { role: "staff", hasSecondFactor: false, hasMail: false },
      ].map((account) => ({
        ...account,
        email: "lotte@example.com",
        signIns: [
          { id: "a", began: now / 1000, browser: "Firefox", system: "Linux", isThis: true },
          { id: "b", began: now / 1000, browser: "", system: "", isThis: false },
        ],
      })),
      500,
    ],
  },
];

/** Answers the requests of a page with a body or a status. */
export async function respondWith(page: Page, path: RegExp, answer: object | number): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) =>
    route.fulfill(typeof answer === "number" ? { status: answer } : { json: answer }),
  );
}

/** Turns the leads on a page into leads in rare states. */
export async function showRareLeads(page: Page): Promise<void> {
  let lead: Record<string, unknown> | undefined;
  await page.route(/api\/leads\/search$/, async (route) => {
    const response = await route.fetch();
    const found = await response.json();
    lead ??= found.leads[0];
    const leads = LEADS.map((rare, index) => ({ ...lead, id: `${lead?.["id"]}${index}`, ...rare }));
    const counts = Object.fromEntries(Object.keys(found.counts).map((state) => [state, 99]));
    await route.fulfill({ response, json: { ...found, hasWebhook: true, counts, leads } });
  });
}
