import { chromium, type Page } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";
import { type Certificate, publicKeyHash } from "../deployment/certificate.ts";
import { ordinaryBrowser } from "./browser.ts";
import { showIntent } from "./page.ts";
import { parseSitemap } from "./page-head.ts";
import { test as base, expect } from "./test.ts";

/** What a test of a deployment has to know of it. */
type Deployment = {
  /** Where the site is. */
  origin: string;
  /** The browser's `--host-resolver-rules`, which lead the deployment's names to this machine. */
  hostRules: string;
  /** What its servers show the browser; no authority has signed it. */
  certificate: Certificate;
  stop: () => Promise<void>;
};

/** Playwright's test, with a browser that finds a deployment by its own names, over TLS. */
export function deployedTest<D extends Deployment>(start: () => Promise<D>) {
  return base.extend<object, { deployment: D }>({
    deployment: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
      async ({}, use) => {
        const deployment = await start();
        await use(deployment);
        await deployment.stop();
      },
      { scope: "worker", timeout: 90_000 },
    ],
    browser: [
      async ({ deployment }, use) => {
        const found = await resolveChromium();
        const rules = `--host-resolver-rules=${deployment.hostRules}`;
        // Playwright's `ignoreHTTPSErrors` forgives a page only while it is there: what a page sends as it
        // goes, over a connection of its own, would be lost.
        const trust = `--ignore-certificate-errors-spki-list=${publicKeyHash(deployment.certificate)}`;
        const browser = await chromium.launch({
          ...found,
          args: [...found.args, ...ordinaryBrowser.args, rules, trust],
        });
        await use(browser);
        await browser.close();
      },
      { scope: "worker" },
    ],
    baseURL: ({ deployment }, use) => use(deployment.origin),
  });
}

/** The addresses that a page asks for from now on outside of the origins given. */
export function watchForeignRequests(page: Page, origins: readonly string[]): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(data|blob):$/.test(protocol) || origins.includes(origin)) return;
    foreign.push(request.url());
  });
  return foreign;
}

/** Opens every page that the site's map lists, by its address, and lets its application come alive. */
export async function openAllPages(page: Page): Promise<void> {
  await page.goto("/");
  const map = await page.evaluate(async () => (await fetch("/sitemap.xml")).text());
  const paths = parseSitemap(map).map(({ path }) => path);
  expect(paths).toHaveLength(10);
  for (const path of paths) {
    const answer = await page.goto(path);
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    await showIntent(page);
  }
  for (const [path, language] of [
    ["/nothing", "nl"],
    ["/en/nothing", "en"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
}

/** Opens every screen that the demo's navigation leads to, by its address. */
export async function openAllScreens(page: Page, demo: string): Promise<void> {
  await page.goto(`${demo}/dashboard`);
  const links = page.getByRole("navigation").first().getByRole("link");
  await expect(links.first()).toBeVisible();
  const screens = await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  expect(screens.length).toBeGreaterThan(5);
  for (const path of screens) {
    expect((await page.goto(demo + path))?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}
