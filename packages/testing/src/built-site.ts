import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { resolveChromium } from "./chromium/index.ts";

/** A folder of built files, served to a real browser. */
export type BuiltSite = {
  /** Opens a page; collects its errors and requests to other origins in `faults`. */
  open: (path?: string) => Promise<{ page: Page; faults: string[] }>;
  close: () => Promise<void>;
};

/** Serves a folder with headers on a free port, and starts a browser for it. */
export async function serveBuiltSite(
  folder: string,
  headers: Record<string, string> = {},
): Promise<BuiltSite> {
  const server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1", headers },
  });
  const origin = server.resolvedUrls?.local[0] ?? "";
  const browser = await chromium.launch(await resolveChromium());
  return {
    open: async (path = "") => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`foreign request: ${url}`);
      });
      await page.goto(origin + path);
      return { page, faults };
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
