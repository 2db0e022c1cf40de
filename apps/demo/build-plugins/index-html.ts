import { brand, themeColor } from "@voxlog/product";
import type { Plugin, Rolldown } from "vite";
import { APP_CHUNK } from "./chunks.ts";

/**
 * Lets the browser fetch the app's chunk, and all it imports, as soon as it reads the HTML. The entry is tiny
 * and imports the app dynamically, so that the dictionary loads beside it; without these links the app
 * would wait for the entry.
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
        if (!bundle) return []; // The dev server's modules are many and local.
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const app = chunks.find(({ name }) => name === APP_CHUNK);
        if (!app) throw new Error(`preloadApp found no chunk called ${APP_CHUNK}: see chunks.ts.`);
        return [...withImports(app, bundle)]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: "link",
            injectTo: "head",
            // The first screen does not need them: see first-screens.ts.
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

/** Writes into the HTML what it says about the product, so that those facts are in one place. */
export function describeDocument(): Plugin {
  return {
    name: "voxlog:describe-document",
    transformIndexHtml: () => [
      { tag: "title", injectTo: "head", children: `${brand.name} Demo` },
      { tag: "meta", injectTo: "head", attrs: { name: "theme-color", content: themeColor } },
    ],
  };
}
