import { expect, test } from "vitest";
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
