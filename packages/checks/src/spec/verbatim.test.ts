import { readFile } from "node:fs/promises";
import { dashboardStats } from "@voxlog/demo-data/dashboard";
import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import { statistics } from "@voxlog/demo-data/statistics";
import { licenses, teamMembers } from "@voxlog/demo-data/team";
import * as product from "@voxlog/product";
import { type Language, languageFacts, languages } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { loadSiteTexts } from "@voxlog/texts/site";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { expect, test } from "vitest";
import * as specified from "./specified.ts";

type Tree = { [key: string]: string | Tree };

async function textAt(load: (language: Language) => Promise<unknown>, path: string, language: Language) {
  const text = path
    .split(".")
    .reduce<Tree | string | undefined>(
      (tree, key) => (typeof tree === "object" ? tree[key] : tree),
      (await load(language)) as Tree,
    );
  return String(text).replace("{{hours}}", String(product.claims.supportResponseHours));
}

test.each([
  ...specified.siteTexts.map((row) => [...row, loadSiteTexts] as const),
  ...specified.demoTexts.map((row) => [...row, loadDemoTexts] as const),
])("the text %s is the specified one", async (path, nl, en, load) => {
  if (nl !== undefined) expect(await textAt(load, path, "nl")).toBe(nl);
  if (en !== undefined) expect(await textAt(load, path, "en")).toBe(en);
});

test("the description calls the product a voice-powered CRM data-entry AI assistant", async () => {
  const description = await textAt(loadSiteTexts, "site.shell.meta.home.description", "en");
  for (const part of specified.description) expect(description.toLowerCase()).toContain(part);
});

test.each(["signups", "demo_requests"] as const)("%s have the specified fields and required ones", (form) => {
  const fields: readonly product.LeadField[] = product.leadFields[form];
  expect(fields.map(({ name }) => name).sort()).toEqual([...specified.fields[form]].sort());
  expect(fields.flatMap((field) => (field.required ? field.name : [])).sort()).toEqual(
    [...specified.required[form]].sort(),
  );
});

test.each([siteSet, appSet])(
  "sessions and page visits of the set $name have the specified fields and values",
  (set) => {
    expect(Object.keys(set.sessionFields)).toEqual(expect.arrayContaining([...specified.fields.sessions]));
    expect(Object.keys(set.visitFields)).toEqual(expect.arrayContaining([...specified.fields.page_visits]));
    for (const [name, values] of Object.entries(specified.sessionValues)) {
      const field = set.sessionFields[name as keyof typeof set.sessionFields];
      expect(field && "values" in field && [...field.values].sort()).toEqual([...values].sort());
    }
    expect(set.collections).toMatchObject(
      set === siteSet
        ? { sessions: "sessions", page_visits: "page_visits" }
        : { sessions: "app_sessions", page_visits: "app_page_visits" },
    );
  },
);

test("prices, discounts and the contract's term are the specified ones", () => {
  expect(product.currency).toBe("EUR");
  expect(product.yearlyCommitmentMonths).toBe(specified.commitmentMonths);
  const priced = product.plans.flatMap(({ name, price }) =>
    price ? [{ name, ...price, discount: product.yearlyDiscount(price) }] : [],
  );
  expect(priced).toEqual(specified.prices);
  expect(product.plans.at(-1)).toMatchObject({ name: "Enterprise", price: undefined });
  expect(product.bestYearlyDiscount()).toBe(22);
});

test("the product's claims and numbers of CRM systems are the specified ones", () => {
  expect(product.claims).toEqual(specified.claims);
  expect({
    direct: product.directCrms.length,
    rotating: product.otherCrms.length,
    others: product.otherCrmCount,
  }).toEqual(specified.crms);
  expect(product.transcriptionLanguages).toEqual(specified.transcriptionLanguages);
});

test("the demo's figures are the specified ones", () => {
  const { dashboard, statistics: stats, members, licenses: seats, words, month } = specified.figures;
  expect(dashboardStats).toEqual(dashboard);
  expect(statistics).toMatchObject(stats);
  expect(licenses).toMatchObject(seats);
  expect([teamMembers.length, dictionaryWords.length]).toEqual([members, words]);
  expect(recordings.filter(({ date }) => !date.startsWith(month))).toEqual([]);
});

test("the sample recordings have updates of the specified types", async () => {
  const details = await Promise.all(recordings.map(({ id }) => loadRecordingDetail(id)));
  const types = details.flatMap((detail) => detail?.analysis.updates.map(({ type }) => type) ?? []);
  expect([...new Set(types)].sort()).toEqual(specified.updateTypes);
});

test("delays, intervals and uploads are the specified ones", () => {
  expect(product.timings).toMatchObject(specified.times);
  expect(product.uploadExtensions).toEqual(specified.uploads);
});

test("search engines read the specified values", () => {
  const { price: _, rating, locales, ...rest } = specified.searchEngines;
  expect(product.rating).toMatchObject(rating);
  expect(product.search).toMatchObject(rest);
  expect(languages.map((language) => languageFacts[language].ogLocale)).toEqual(locales);
});

test.each(Object.entries(specified.client))("the JavaScript client has the specified %s", async (_, text) => {
  const client = await readFile(new URL(import.meta.resolve("pocketbase")), "utf8");
  expect(client.includes(text)).toBe(true);
});
