import { createHash } from "node:crypto";
import type { InlineSources } from "@voxlog/hosting";

/** The Content-Security-Policy sources of a page; data such as JSON-LD is not a script. */
export function inlineSources(html: string): InlineSources {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = html.matchAll(/<style>([\s\S]*?)<\/style>/g);
  const sources = (found: Iterable<RegExpMatchArray>) => [...found].map(([, text = ""]) => source(text));
  return { scripts: sources(scripts), styles: sources(styles) };
}

/**
 * The sources of all pages together, each once: static hosts have one policy for a whole site, since they join the
 * values where two rules match a path.
 */
export function mergeSources(all: readonly InlineSources[]): InlineSources {
  const merge = (kind: keyof InlineSources) => [...new Set(all.flatMap((each) => each[kind]))].sort();
  return { scripts: merge("scripts"), styles: merge("styles") };
}

function source(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
