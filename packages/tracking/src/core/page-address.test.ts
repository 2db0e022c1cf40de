import { expect, test } from "vitest";
import { pagePath, referringPage } from "./page-address.ts";

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
  ["https://example.com/list?q=me@example.com#x", "https://example.com/list"],
  ["https://example.com/", "https://example.com/"],
])("the page that linked here %j is recorded as %j", (given, recorded) => {
  expect(referringPage(given)).toBe(recorded);
});
