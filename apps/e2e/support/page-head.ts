import type { APIRequestContext, JSHandle, Page } from "@playwright/test";
import { brand } from "@voxlog/product";

/** What a page tells search engines and those who share it. Addresses are given as paths. */
export type PageHead = {
  language: string;
  title: string;
  canonical: string | undefined;
  /** Paths of the page's versions by language code. */
  alternates: Record<string, string>;
  /** Contents of `<meta>` by name or property. */
  meta: Record<string, string>;
  /** The nodes of the page's JSON-LD. */
  data: Record<string, unknown>[];
};

/**
 * A page of the site as it arrives, which is all that many a search engine reads: parsed by the page that is open,
 * and without its scripts.
 */
export async function fetchDocument(page: Page, path: string): Promise<JSHandle<Document>> {
  if (page.url() === "about:blank") await page.goto("/");
  return page.evaluateHandle(async (path) => {
    const response = await fetch(path);
    if (response.status !== 200) throw new Error(`${path} is answered by ${response.status}.`);
    return new DOMParser().parseFromString(await response.text(), "text/html");
  }, path);
}

/** Reads the head of the page that is shown. */
export async function readHead(page: Page): Promise<PageHead> {
  return readHeadOf(await page.evaluateHandle(() => document));
}

/** Reads the head of a page that was fetched. */
export async function readHeadOf(document: JSHandle<Document>): Promise<PageHead> {
  const head = await document.evaluate((document) => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    return {
      language: document.documentElement.lang,
      title: document.title,
      canonical: all<HTMLLinkElement>("link[rel=canonical]").map(({ href }) => href),
      alternates: all<HTMLLinkElement>("link[rel=alternate]").map(({ hreflang, href }) => [hreflang, href]),
      meta: all<HTMLMetaElement>("meta[name], meta[property]").map((meta) => [
        meta.name || (meta.getAttribute("property") ?? ""),
        meta.content,
      ]),
      data: all("script[type='application/ld+json']").map(({ textContent }) => textContent ?? ""),
    };
  });
  const [canonical] = head.canonical;
  return {
    ...head,
    canonical: canonical && pathOf(canonical),
    alternates: Object.fromEntries(head.alternates.map(([code, href = ""]) => [code, pathOf(href)])),
    meta: Object.fromEntries(head.meta),
    data: head.data.flatMap((text) => JSON.parse(text)["@graph"]),
  };
}

/** The path of a public address, so that it can be asked for here; where the site calls itself so. */
export function pathOf(address: string, site: string = brand.origin): string {
  const { origin, pathname } = new URL(address);
  if (origin !== site) throw new Error(`${address} isn't one of our addresses.`);
  return pathname;
}

/** A page as the sitemap lists it: its path, and those of its versions by language code. */
export type SitemapEntry = { path: string; alternates: Record<string, string> };

/** Reads the sitemap that search engines are given. */
export async function readSitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  return parseSitemap(await (await request.get("/sitemap.xml")).text());
}

/** The pages in a sitemap's text; where the site calls itself so. */
export function parseSitemap(text: string, site?: string): SitemapEntry[] {
  return [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
    path: pathOf(/<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? "", site),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, href = ""]) => [
        code,
        pathOf(href, site),
      ]),
    ),
  }));
}
