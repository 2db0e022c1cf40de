import { createI18n, languages } from "@voxlog/i18n";
import { loadSiteTexts } from "@voxlog/i18n/site";
import { brand } from "@voxlog/product";
import type { Plugin } from "vite";
import { manifestPath } from "../app/head/site-files.ts";
import { manifest, robots, securityContact, sitemap } from "./discovery-files.ts";

/** Puts the files beside the pages that search engines and browsers look for, in the build and in development. */
export function discovery(): Plugin {
  return {
    name: "voxlog:discovery",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [path, source] of await files()) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
      }
    },
    async configureServer(server) {
      const served = await files();
      server.middlewares.use((request, response, next) => {
        const found = served.get(request.url ?? "");
        if (found === undefined) next();
        else response.end(found);
      });
    },
  };
}

/** What is found at which path. */
async function files(): Promise<Map<string, string>> {
  const manifests = languages.map(async (language) => {
    const t = createI18n(language, await loadSiteTexts(language)).getFixedT(null, "site");
    const facts = { product: brand.name, agent: brand.agent };
    return [
      manifestPath(language),
      manifest(
        language,
        t(($) => $.shell.meta.home.description, facts),
      ),
    ] as const;
  });
  return new Map([
    ["/sitemap.xml", sitemap()],
    ["/robots.txt", robots()],
    ["/.well-known/security.txt", securityContact(new Date())],
    ...(await Promise.all(manifests)),
  ]);
}
