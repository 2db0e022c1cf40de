import type { APIRequestContext } from "@playwright/test";
import { pathOf } from "./page-head.ts";

/** A page as the sitemap lists it: its path, and those of its versions by language code. */
export type SitemapEntry = { path: string; alternates: Record<string, string> };

/** Reads the sitemap that search engines are given. */
export async function readSitemap(request: APIRequestContext): Promise<SitemapEntry[]> {
  return parseSitemap(await (await request.get("/sitemap.xml")).text());
}

/** The pages in a sitemap's text. */
export function parseSitemap(text: string): SitemapEntry[] {
  return [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
    path: pathOf(/<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? ""),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, href = ""]) => [
        code,
        pathOf(href),
      ]),
    ),
  }));
}
