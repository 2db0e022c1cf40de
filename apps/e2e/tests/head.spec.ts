import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JSHandle } from "@playwright/test";
import { brand, brandColor, launchColor, themeColor } from "@voxlog/product";
import { makeTheme } from "@voxlog/ui/make-theme";
import { themeFiles } from "../capture/theme.ts";
import { fetchDocument, pathOf, readHead, readHeadOf, readSitemap } from "../support/page-head.ts";
import { expect, soakUnless, test } from "../support/test.ts";

type FaqNode = { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };

test.use({ locale: "nl-NL" });

test("each page has the addresses in the sitemap, a unique title and description that fit into a search result, and its own picture for shared links", async ({
  page,
  request,
}) => {
  const entries = await readSitemap(request);
  expect(entries).toHaveLength(38);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const pictures = new Set<string>();
  for (const { path, alternates } of entries) {
    const document = await fetchDocument(page, path);
    const head = await readHeadOf(document);
    expect(head).toMatchObject({ canonical: path, alternates });
    expect(Object.keys(alternates)).toEqual(["nl", "en", "x-default"]);
    expect(alternates["x-default"]).toBe(alternates["en"]);
    for (const other of Object.values(alternates)) expect(byPath.get(other)?.alternates).toEqual(alternates);

    const { language, title, meta } = head;
    const description = meta["description"] ?? "";
    titles.add(title);
    descriptions.add(description);
    expect(title.length, title).toBeLessThanOrEqual(60);
    // More than the page's name in the menu. A privacy statement is searched for by that name.
    const words = title.split(" | ")[0]?.split(/[ -]/) ?? [];
    if (!path.endsWith("/privacy")) expect(words.length, title).toBeGreaterThan(2);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(155);

    const heading = await document.evaluate((it) => it.querySelector("h1")?.textContent ?? "");
    const locales = { nl: "nl_NL", en: "en_US" };
    const [locale, other] = language === "nl" ? [locales.nl, locales.en] : [locales.en, locales.nl];
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": description,
      "og:url": brand.origin + path,
      "og:locale": locale,
      "og:locale:alternate": other,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "revisit-after": "7 days",
      "theme-color": themeColor,
    });
    expect(meta["og:image:alt"]).toContain(heading.replaceAll("\u00AD", ""));
    const picture = await request.get(pathOf(meta["og:image"] ?? ""));
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    pictures.add(meta["og:image"] ?? "");
  }
  expect([titles.size, descriptions.size, pictures.size]).toEqual(Array(3).fill(entries.length));
});

test("each page has a Markdown version with its headings and text, and the sitemap says when it changed", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const entries = await readSitemap(request);
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(entries.length);
  for (const { path } of entries) {
    const { address, headings } = await (await fetchDocument(page, path)).evaluate((document) => ({
      address: document.querySelector<HTMLLinkElement>("link[type='text/markdown']")?.href ?? "",
      headings: [...document.querySelectorAll("main h1, main h2, main h3")].map(
        (heading) =>
          `${"#".repeat(Number(heading.tagName[1]))} ${[...heading.childNodes]
            .filter((node) => !(node instanceof Element && node.ariaHidden))
            .map((node) => node.textContent)
            .join("")
            .replaceAll("\u00AD", "")
            .replaceAll("\u00A0", " ")}`,
      ),
    }));
    const answer = await request.get(pathOf(address));
    expect(answer.headers()["content-type"], address).toContain("text/markdown");
    const lines = (await answer.text()).split("\n");
    expect(lines, address).toEqual(expect.arrayContaining(headings));
    expect(lines.join("\n"), address).not.toMatch(/<\/?[a-z]|\[\]\(|undefined|&[a-z]+;/);
  }
  // The hero's picture is a paragraph per part, not one sentence.
  expect((await (await request.get("/index.md")).text()).split("\n")).toContain("Timmy werkt Salesforce bij");
});

test("structured data has the questions and answers of the prices, and breadcrumbs from the home page, through the integrations for a CRM's page", async ({
  page,
}) => {
  const partOf = async (document: JSHandle<Document>, type: string) =>
    (await readHeadOf(document)).data.find((node) => node["@type"] === type);
  for (const path of ["/pricing", "/en/pricing"]) {
    const document = await fetchDocument(page, path);
    const faq = (await partOf(document, "FAQPage")) as FaqNode | undefined;
    const structured = faq?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    const shown = await document.evaluate((it) =>
      [...it.querySelectorAll("details[name=faq]")].map((item) =>
        ["summary", "p"].map((part) => item.querySelector(part)?.textContent),
      ),
    );
    expect(shown).toHaveLength(7);
    expect(structured).toEqual(shown);
  }
  for (const [path, names] of [
    ["/en/terms", ["Voxlog", "Terms of use"]],
    ["/en/integrations/hubspot", ["Voxlog", "Integrations", expect.stringContaining("HubSpot")]],
  ] as const) {
    const trail = (await partOf(await fetchDocument(page, path), "BreadcrumbList"))?.["itemListElement"];
    const paths = ["/en", ...(names.length > 2 ? ["/en/integrations"] : []), path];
    expect(trail).toMatchObject(names.map((name, index) => ({ name, item: brand.origin + paths[index] })));
  }
});

test("every internal link leads to an existing page and fragment", async ({ page, request }) => {
  const entries = await readSitemap(request);
  const links = new Set<string>();
  const ids = new Map<string, string[]>();
  for (const { path } of entries) {
    const found = await (await fetchDocument(page, path)).evaluate((document) => ({
      links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    }));
    for (const link of found.links) {
      const { origin, pathname, search, hash } = new URL(link, brand.origin + path);
      if (origin === brand.origin) links.add(pathname + search + hash);
    }
    ids.set(path, found.ids);
  }
  for (const link of links) {
    const { pathname, search, hash } = new URL(link, brand.origin);
    expect((await request.get(pathname + search, { maxRedirects: 0 })).status(), link).toBe(200);
    if (hash) expect(ids.get(pathname), link).toContain(hash.slice(1));
  }
  expect(links.size).toBeGreaterThan(entries.length);
});

test("the files for browsers and search engines exist, and so do the files that they name and the icon at browsers' default address", async ({
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  const contact = await (await request.get("/.well-known/security.txt")).text();
  expect(contact).toContain(`Contact: mailto:${brand.contact.email}`);
  for (const path of ["/manifest.json", "/en/manifest.json"]) {
    const manifest = await request.get(path);
    expect(manifest.headers()["content-type"]).toBe("application/json");
    const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
    for (const address of [start_url, ...icons.map(({ src }) => src)]) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
  const icon = await request.get("/favicon.ico");
  expect(icon.headers()["content-type"]).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  // Its type and the width of its first picture.
  expect([(await icon.body()).readUInt16LE(2), (await icon.body())[6]]).toEqual([1, 32]);
});

for (const { path, language, heading, home } of [
  { path: "/bestaat-niet", language: "nl", heading: "Deze pagina bestaat niet", home: "/" },
  { path: "/en/no-such-page", language: "en", heading: "This page doesn’t exist", home: "/en" },
]) {
  test(
    `${path} is missing, says so in its language, has noindex, and leads home`,
    soakUnless(language === "nl"),
    async ({ page, consoleErrors }) => {
      consoleErrors.expected.push(/status of 404/);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(await readHead(page)).toMatchObject({
        language,
        canonical: undefined,
        meta: { robots: "noindex" },
        data: [],
      });
      await page.getByRole("main").getByRole("link").click();
      await expect(page).toHaveURL(home);
    },
  );
}

test("the theme, the browser's theme colors and the icons follow from the brand's color", async () => {
  const theme = makeTheme(brandColor);
  expect({ themeColor, launchColor }).toEqual({
    themeColor: theme.themeColor,
    launchColor: theme.launchColor,
  });
  for (const [path, text] of Object.entries(themeFiles(theme))) {
    expect(await readFile(join(import.meta.dirname, "../../..", path), "utf8"), path).toBe(text);
  }
});
