import { readFile } from "node:fs/promises";
import { dashboardStats } from "@voxlog/demo-data/dashboard";
import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { statistics } from "@voxlog/demo-data/statistics";
import { licenses, teamMembers } from "@voxlog/demo-data/team";
import type { Language } from "@voxlog/i18n";
import { loadDemoTexts } from "@voxlog/i18n/demo";
import { loadSiteTexts } from "@voxlog/i18n/site";
import {
  claims,
  currency,
  directCrms,
  otherCrmCount,
  otherCrms,
  plans,
  rating,
  search,
  timings,
  transcriptionLanguages,
  uploadExtensions,
  yearlyCommitmentMonths,
} from "@voxlog/product";
import { expect, test } from "vitest";

/** What the specification gives literally: texts, figures, timings, and limits. */
type Tree = { [key: string]: string | Tree };

async function textAt(load: (language: Language) => Promise<unknown>, path: string, language: Language) {
  const text = path
    .split(".")
    .reduce<Tree | string | undefined>(
      (tree, key) => (typeof tree === "object" ? tree[key] : tree),
      (await load(language)) as Tree,
    );
  return String(text).replace("{{hours}}", String(claims.supportResponseHours));
}

test.each([
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
])("the site's text %s is the specified one", async (path, nl, en) => {
  expect(await textAt(loadSiteTexts, path, "nl")).toBe(nl);
  expect(await textAt(loadSiteTexts, path, "en")).toBe(en);
});

test.each([
  ["demo.edits.saved", "Instellingen opgeslagen!", "Settings saved!"],
  ["agent.agentTimmy.dictionary.removeTitle", "Dit woord verwijderen?", "Delete this word?"],
])("the demo's text %s is the specified one", async (path, nl, en) => {
  expect(await textAt(loadDemoTexts, path, "nl")).toBe(nl);
  expect(await textAt(loadDemoTexts, path, "en")).toBe(en);
});

test("the Dutch text after an upload and the English title are the specified ones", async () => {
  const uploaded = await textAt(loadDemoTexts, "demo.userRecording.fileReady", "nl");
  expect(uploaded).toBe("Bestand succesvol geüpload en verwerkt!");
  const title = await textAt(loadSiteTexts, "site.shell.meta.home.title", "en");
  expect(title).toBe("Voice-Powered CRM Data Entry | AI Assistant");
});

test("prices and terms are the specified ones", () => {
  expect({ currency, yearlyCommitmentMonths }).toEqual({ currency: "EUR", yearlyCommitmentMonths: 12 });
  expect(plans.map(({ name, price }) => [name, price])).toEqual([
    ["Professional", { monthly: 49, yearly: 39 }],
    ["Teams", { monthly: 64, yearly: 50 }],
    ["Enterprise", undefined],
  ]);
});

test("the product's claims are the specified ones", () => {
  expect(claims).toEqual({
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
  });
  expect([directCrms.length, otherCrms.length, otherCrmCount]).toEqual([5, 12, 50]);
  expect(transcriptionLanguages).toEqual(["nl", "en", "de"]);
});

test("the demo's figures are the specified ones", () => {
  expect(dashboardStats).toEqual({ conversationsThisWeek: 12, hoursSaved: 3.6, crmSyncRate: 1 });
  expect(statistics).toMatchObject({
    conversationsProcessed: 247,
    averageAccuracy: 0.97,
    jargonTermsRecognized: 1234,
  });
  expect([teamMembers.length, licenses.used, licenses.total, dictionaryWords.length]).toEqual([3, 3, 4, 9]);
});

test("delays, intervals and uploads are the specified ones", () => {
  expect(timings).toMatchObject({
    saveDelay: 1000,
    uploadSimulation: 3000,
    crmTicker: 2000,
    partnerCarousel: 3000,
  });
  expect(uploadExtensions).toEqual([".mp3", ".wav", ".webm", ".m4a", ".dat", ".mp4"]);
});

test("what search engines read has the specified values", () => {
  expect(rating).toMatchObject({ value: 5, count: 1 });
  expect(search).toMatchObject({
    revisitDays: 7,
    socialImage: { width: 1200, height: 630 },
    application: { price: 0 },
  });
});

test.each([
  "EventSource connect took too long.",
  "Failed to establish realtime connection.",
  "State parameters don't match.",
  "Missing required record id.",
  "[200,300,500,1e3,1200,1500,2e3]",
  "15e3",
  "4096",
])("the JavaScript client has the specified %s", async (text) => {
  const client = await readFile(new URL(import.meta.resolve("pocketbase")), "utf8");
  expect(client.includes(text)).toBe(true);
});
