import { brand, themeColor } from "@voxlog/product";
import type { Plugin, Rolldown } from "vite";
import { APP_CHUNK } from "./chunks.ts";

/**
 * Preloads the app's chunk and its imports from the HTML. The small entry imports the app dynamically, in parallel with
 * the texts. Without these links, the app would wait for the entry.
 */
export function preloadApp(): Plugin {
  let base: string;
  return {
    name: "voxlog:preload-app",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return []; // The dev server's modules are numerous and local.
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const app = chunks.find(({ name }) => name === APP_CHUNK);
        if (!app) throw new Error(`preloadApp found no chunk called ${APP_CHUNK}: see chunks.ts.`);
        return [...withImports(app, bundle)]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: "link",
            injectTo: "head",
            // The first screen doesn't need them: see first-screens.ts.
            attrs: { rel: "modulepreload", crossorigin: true, fetchpriority: "low", href: `${base}${name}` },
          }));
      },
    },
  };
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") withImports(imported, bundle, seen);
  }
  return seen;
}

/** Writes the product's facts into the HTML, so that they are defined once. */
export function describeDocument(): Plugin {
  return {
    name: "voxlog:describe-document",
    transformIndexHtml: () => [
      { tag: "title", injectTo: "head", children: `${brand.name} Demo` },
      { tag: "meta", injectTo: "head", attrs: { name: "theme-color", content: themeColor } },
    ],
  };
}
