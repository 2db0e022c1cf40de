import { themeColor } from "@voxlog/product";
import { expect, test } from "vitest";
import {
  languageModelIndex,
  manifest,
  pageMetaIn,
  robots,
  securityContact,
  sitemap,
} from "./discovery-files.ts";

const origin = "https://www.example.com";

test("the sitemap lists each page in each language, and the way to the demo not at all", () => {
  const listed = [...sitemap(origin, () => "2026-11-26").matchAll(/<loc>(.*)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed).toContain("https://www.example.com/en/pricing");
  expect(listed).toContain("https://www.example.com/privacy");
  expect(listed.filter((address) => address?.includes("dashboard"))).toEqual([]);
  expect(listed).toContain("https://www.example.com/en/sign-up");
  expect(listed).toHaveLength(38);
});

test("search engines find the sitemap by the file they read first", () => {
  expect(robots(origin)).toContain("\nSitemap: https://www.example.com/sitemap.xml\n");
});

test("the contact for weaknesses holds for less than a year", () => {
  const text = securityContact(origin, new Date("2026-03-31T12:00:00Z"));
  expect(text).toContain("\nCanonical: https://www.example.com/.well-known/security.txt\n");
  const expires = new Date(/Expires: (.*)/.exec(text)?.[1] ?? "");
  expect(expires.getTime()).toBeGreaterThan(Date.UTC(2027, 0, 1));
  expect(expires.getTime()).toBeLessThan(Date.UTC(2027, 2, 31));
});

test("the site opens from the home screen in the language in which it was put there", () => {
  expect(JSON.parse(manifest("en", "An assistant."))).toMatchObject({
    lang: "en",
    start_url: "/en",
    theme_color: themeColor,
  });
});

test("language models find each English page with what it is about", async () => {
  const index = languageModelIndex(origin, await pageMetaIn("en"));
  expect(index).toMatch(/^# Voxlog\n\n> Voxlog is /);
  expect(index).toMatch(
    /^- \[Update HubSpot with your voice \| Voxlog\]\(https:\/\/www\.example\.com\/en\/integrations\/hubspot\.md\): Say /m,
  );
  expect(index.match(/^- /gm)).toHaveLength(19);
});
