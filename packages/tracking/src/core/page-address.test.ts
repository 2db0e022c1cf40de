import { expect, test } from "vitest";
import { readCampaign } from "../campaign.ts";
import { pagePath, referringSite } from "./page-address.ts";

test.each([
  ["/pricing?open=signup#faq", "/pricing"],
  ["/", "/"],
  ["pricing", "/pricing"],
  ["", "/"],
  ["/a?x\n#y", "/a"],
])("the path of a page %j is recorded as %j", (given, recorded) => {
  expect(pagePath(given)).toBe(recorded);
});

test.each([
  ["", "direct"],
  ["https://example.com/list/me@example.com?q=x#x", "https://example.com/"],
  ["https://example.com", "https://example.com/"],
  ["android-app://com.google.android.gm/", "android-app://com.google.android.gm/"],
  ["https://ada:secret@example.com/", "direct"],
  ["https://voxlog.example/pricing", "direct"],
  ["about:client", "direct"],
])("the page that linked here %j is recorded as %j", (given, recorded) => {
  expect(referringSite(given, "https://voxlog.example/en?a=b")).toBe(recorded);
});

test.each([
  ["?utm_source=news&utm_medium=email&utm_campaign=Lente%202026", "utm_campaign", "Lente 2026"],
  ["utm_term=crm&utm_content=top", "utm_term", "crm"],
  ["?utm_source=&utm_source=second", "utm_source", "second"],
  ["?UTM_SOURCE=News", "utm_source", "News"],
  ["?utm_content=jan%2540example.com&utm_content=knop", "utm_content", "knop"],
  ["?utm_term=%2B31612345678&utm_term=06-12345678&utm_term=crm+2026", "utm_term", "crm 2026"],
  ["?utm_campaign=06_12_34_56_78&utm_campaign=nieuws-2026-11-25", "utm_campaign", "nieuws-2026-11-25"],
  ["?utm_campaign=2026-11-25-1234567&utm_campaign=20261125", "utm_campaign", "20261125"],
  ["?gclid=Cj0KCQ", "click_id", "gclid"],
  ["?dclid=CjgK", "click_id", "dclid"],
  ["?MSCLKID=1", "click_id", "msclkid"],
  ["?wbraid=1&open=signup", "click_id", "wbraid"],
] as const)("the query %s has the campaign's %s", (query, field, value) => {
  expect(readCampaign(query)[field]).toBe(value);
});

test("readCampaign ignores other parameters, click IDs and email addresses", () => {
  const query = "?q=ada&fbclid=IwAR0&utm_id=7&utm_content=ada%40example.com&euclid=1&email=ada@example.com";
  expect(readCampaign(query)).toEqual({ click_id: "fbclid" });
  expect(readCampaign("")).toEqual({});
  expect(readCampaign("?%")).toEqual({});
});
