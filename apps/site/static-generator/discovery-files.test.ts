import { themeColor } from "@voxlog/product";
import { createI18n, languages } from "@voxlog/texts";
import { loadSiteTexts } from "@voxlog/texts/site";
import { expect, test } from "vitest";
import { pages } from "../app/routing/paths.ts";
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

test.each(languages)(
  "no listed page in %s has only its entry in the menu or the footer as a title",
  async (language) => {
    const t = createI18n(language, await loadSiteTexts(language)).getFixedT(null, "site");
    const parts = ["nav", "footer", "topics"] as const;
    const entries = parts.flatMap((part) => Object.values(t(($) => $.shell[part], { returnObjects: true })));
    const metaOf = await pageMetaIn(language);
    const names = pages.map((view) => metaOf(view).title.split(" | ")[0]);
    expect(names.filter((name) => entries.some((entry) => entry === name))).toEqual([]);
  },
);

test("search engines find the sitemap by the file they read first", () => {
  expect(robots(origin)).toContain("\nSitemap: https://www.example.com/sitemap.xml\n");
});

test("the security contact expires within a year", () => {
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

test("language models find each page in each language with what it is about", async () => {
  const index = await languageModelIndex(origin);
  expect(index).toMatch(/^# Voxlog\n\n> Voxlog is /);
  expect(index).toMatch(
    /^- \[Voice to HubSpot: update your CRM by talking \| Voxlog\]\(https:\/\/www\.example\.com\/en\/integrations\/hubspot\.md\): Say /m,
  );
  expect(index).toMatch(/^## Dutch\n\n- \[.*\]\(https:\/\/www\.example\.com\/index\.md\)/m);
  expect(index.match(/^- /gm)).toHaveLength(38);
});
