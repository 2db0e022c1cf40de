import type { APIRequestContext, JSHandle, Page } from "@playwright/test";
import { brand } from "@voxlog/product";
import { soaks } from "@voxlog/testing/soak";

/** A page's metadata for search engines and social cards, with addresses as paths. */
export type PageHead = {
  language: string;
  title: string;
  canonical: string | undefined;
  /** Paths of the page's translations by language code. */
  alternates: Record<string, string>;
  meta: Record<string, string>;
  data: Record<string, unknown>[];
};

/** Fetches a page of the site as search engines read it, without running its scripts. The open file parses it. */
export async function fetchDocument(page: Page, path: string): Promise<JSHandle<Document>> {
  if (page.url() === "about:blank") await page.goto("/robots.txt");
  return page.evaluateHandle(async (path) => {
    const response = await fetch(path);
    if (response.status !== 200) throw new Error(`${path} answered with status ${response.status}.`);
    return new DOMParser().parseFromString(await response.text(), "text/html");
  }, path);
}

/** Reads the metadata of the open page. */
export async function readHead(page: Page): Promise<PageHead> {
  return readHeadOf(await page.evaluateHandle(() => document));
}

/** Reads the metadata of a fetched page. */
export async function readHeadOf(document: JSHandle<Document>): Promise<PageHead> {
  const head = await document.evaluate((document) => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    return {
      language: document.documentElement.lang,
      title: document.title,
      canonical: all<HTMLLinkElement>("link[rel=canonical]").map(({ href }) => href),
      alternates: all<HTMLLinkElement>("link[rel=alternate][hreflang]").map(({ hreflang, href }) => [
        hreflang,
        href,
      ]),
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

/**
 * Returns the path of a public address.
 *
 * @param site the site's public origin.
 */
export function pathOf(address: string, site: string = brand.origin): string {
  const { origin, pathname } = new URL(address);
  if (origin !== site) throw new Error(`${address} isn't one of our addresses.`);
  return pathname;
}

/** A sitemap entry: a page's path, and those of its translations by language code. */
export type SitemapEntry = { path: string; alternates: Record<string, string> };

/** Fetches and parses the sitemap. */
export async function readSitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  return parseSitemap(await (await request.get("/sitemap.xml")).text());
}

/** All but one of the pages that are one component with other texts. */
const OF_A_KIND = /^\/(integraties\/(?!exact)|toepassingen\/(?!service))/;

/** Returns the paths of pages with different elements: those in Dutch, one of each kind. The soak has all of a kind. */
export async function pagesByElements(request: APIRequestContext): Promise<string[]> {
  const paths = (await readSitemap(request)).map(({ path }) => path);
  return paths.filter((path) => !path.startsWith("/en") && (soaks || !OF_A_KIND.test(path)));
}

/**
 * Parses a sitemap.
 *
 * @param site the site's public origin.
 */
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
