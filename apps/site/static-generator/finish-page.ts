import { createHash } from "node:crypto";
import type { PageFiles } from "./client-chunks.ts";

/**
 * Adds its files to a rendered page. Only styles and typeface load with it: `app/inline/intent.ts` loads the scripts,
 * whose addresses are attributes of its element.
 */
export function finishPage(
  html: string,
  { styles, typeface, tracking, application, modules, dialogs }: PageFiles,
): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");
  // Preloaded, so that the font arrives with the styles. Fonts always need `crossorigin`.
  const preload = `<link rel="preload" as="font" type="font/woff2" href="${typeface}" crossorigin=""/>`;
  const later = { tracking, application, modules: modules.join(" "), dialogs: dialogs.join(" ") };
  const scripts = Object.entries(later).flatMap(([name, files]) => (files ? `data-${name}="${files}"` : []));
  return html.replace("</head>", `${links}${preload}</head>`).replace('data-tracking=""', scripts.join(" "));
}

/** The Content-Security-Policy sources of a page's inline scripts; data such as JSON-LD is not a script. */
export function inlineScriptSources(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
