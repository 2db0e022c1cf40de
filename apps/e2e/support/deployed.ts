import { chromium, type Page } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";
import { type Certificate, publicKeyHash } from "../deployment/certificate.ts";
import { ordinaryBrowser } from "./browser.ts";
import { showIntent } from "./page.ts";
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

/**
 * Opens one page of each kind, and lets its application come alive: in the other language, and one that is missing;
 * and a screen of the demo by its own address, and one that is missing.
 */
export async function openOneOfEach(page: Page, demo: string): Promise<void> {
  await page.goto("/en/pricing");
  await showIntent(page);
  expect((await page.goto("/en/nothing"))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await page.goto(`${demo}/dashboard/settings?tab=team`))?.status()).toBe(200);
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
  expect((await page.goto(`${demo}/dashboard/nothing`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Asks for addresses of the origin that is open; each is answered there by status 200, without leading elsewhere. */
export async function expectServed(page: Page, paths: readonly string[]): Promise<void> {
  const answers = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const { status, url } = await fetch(path);
          return [status, new URL(url).pathname] as const;
        }),
      ),
    paths,
  );
  expect(answers).toEqual(paths.map((path) => [200, path]));
}
