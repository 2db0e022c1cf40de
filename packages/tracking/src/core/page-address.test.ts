import { describe, expect, test } from "vitest";
import { pagePath, referringPage } from "./page-address.ts";

describe("the path of a page", () => {
  test.each([
    ["/pricing?open=signup#faq", "/pricing"],
    ["/", "/"],
    ["pricing", "/pricing"],
    ["", "/"],
    ["/a?x\n#y", "/a"],
  ])("%j is recorded as %j", (given, recorded) => {
    expect(pagePath(given)).toBe(recorded);
  });
});

describe("the page that linked here", () => {
  test.each([
    ["", "direct"],
    ["https://example.com/list?q=me@example.com#x", "https://example.com/list"],
    ["https://example.com/", "https://example.com/"],
  ])("%j is recorded as %j", (given, recorded) => {
    expect(referringPage(given)).toBe(recorded);
  });
});
