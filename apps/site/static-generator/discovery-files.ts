import { brand, launchColor, themeColor } from "@voxlog/product";
import {
  createI18n,
  formatLanguageName,
  internationalLanguage,
  type Language,
  languages,
} from "@voxlog/texts";
import { loadSiteTexts } from "@voxlog/texts/site";
import type { Plugin } from "vite";
import { type PageMeta, pageMeta, topicMeta } from "../app/head/page-meta.ts";
import { icons, manifestPath } from "../app/head/site-files.ts";
import { isTopic, markdownPath, pages, type View, viewPath } from "../app/routing/paths.ts";
import { type LastChanges, lastChanges } from "./last-changes.ts";

/**
 * Adds the files that search engines and browsers look for, in the build and in development.
 *
 * @param origin the site's.
 */
export function discoveryFiles(origin: string): Plugin {
  return {
    name: "voxlog:discovery-files",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [path, source] of await files(origin)) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
      }
    },
    async configureServer(server) {
      const served = await files(origin);
      server.middlewares.use((request, response, next) => {
        const found = served.get(request.url ?? "");
        if (found === undefined) next();
        else response.end(found);
      });
    },
  };
}

async function files(origin: string): Promise<Map<string, string>> {
  const manifests = languages.map(
    async (language) =>
      [manifestPath(language), manifest(language, (await pageMetaIn(language))("home").description)] as const,
  );
  return new Map([
    ["/sitemap.xml", sitemap(origin, await lastChanges())],
    ["/robots.txt", robots(origin)],
    ["/llms.txt", await languageModelIndex(origin)],
    ["/.well-known/security.txt", securityContact(origin, new Date())],
    ...(await Promise.all(manifests)),
  ]);
}

/** Returns each page's title and description in a language. */
export async function pageMetaIn(language: Language): Promise<(view: View) => PageMeta> {
  const i18n = createI18n(language, await loadSiteTexts(language));
  const [site, topics] = [i18n.getFixedT(null, "site"), i18n.getFixedT(null, "topics")];
  return (view) => (isTopic(view) ? topicMeta(view, topics) : pageMeta(view, site));
}

/** Lists the pages' Markdown versions with descriptions, for language models: https://llmstxt.org */
export async function languageModelIndex(origin: string): Promise<string> {
  const summary = (await pageMetaIn(internationalLanguage))("home").description;
  const sections = languages.map(async (language) => {
    const metaOf = await pageMetaIn(language);
    const lines = pages.map((view) => {
      const { title, description } = metaOf(view);
      return `- [${title}](${origin + markdownPath(view, language)}): ${description}`;
    });
    return `## ${formatLanguageName(internationalLanguage, language)}\n\n${lines.join("\n")}\n`;
  });
  return `# ${brand.name}\n\n> ${summary}\n\n${(await Promise.all(sections)).join("\n")}`;
}

/**
 * Lists all pages with their translations: https://www.sitemaps.org/protocol.html and
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap(origin: string, changes: LastChanges): string {
  const entries = pages.flatMap((view) =>
    languages.map((language) => sitemapEntry(origin, view, language, changes(view, language))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function sitemapEntry(origin: string, view: View, language: Language, changed: string): string {
  const alternate = (code: string, of: Language) =>
    `    <xhtml:link rel="alternate" hreflang="${code}" href="${origin + viewPath(view, of)}"/>`;
  return [
    "  <url>",
    `    <loc>${origin + viewPath(view, language)}</loc>`,
    ...languages.map((each) => alternate(each, each)),
    alternate("x-default", internationalLanguage),
    ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
    "  </url>",
  ].join("\n");
}

/** Search engines may read everything but the API. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The contact for vulnerabilities, valid for at most a year: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityContact(origin: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: mailto:${brand.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The site on a home screen: https://www.w3.org/TR/appmanifest/ */
export function manifest(language: Language, description: string): string {
  const { plain, maskable } = icons;
  const bitmap = ({ path, size }: { path: string; size: number }, purpose: string) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const content = {
    name: brand.name,
    short_name: brand.name,
    description,
    lang: language,
    dir: "ltr",
    id: viewPath("home", language),
    start_url: viewPath("home", language),
    scope: "/",
    display: "minimal-ui",
    theme_color: themeColor,
    background_color: launchColor,
    icons: [
      { src: icons.vector, sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...plain.map((icon) => bitmap(icon, "any")),
      bitmap(maskable, "maskable"),
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
