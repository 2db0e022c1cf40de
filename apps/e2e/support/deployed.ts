import { chromium, type Page } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";
import { type Certificate, publicKeyHash } from "../deployment/certificate.ts";
import { ordinaryBrowser } from "./browser.ts";
import { showIntent } from "./page.ts";
import { test as base, expect } from "./test.ts";

type Deployment = {
  origin: string;
  /** The browser's `--host-resolver-rules` that map the deployment's names to this machine. */
  hostRules: string;
  /** The servers' self-signed certificate. */
  certificate: Certificate;
  stop: () => Promise<void>;
};

/** Returns Playwright's test with a browser that reaches a deployment by its own names, over TLS. */
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
        // Playwright's `ignoreHTTPSErrors` ends with the page, so requests that a page sends as it closes would be
        // lost.
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

/** Records addresses that a page requests outside the given origins. */
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
 * Opens one page of each kind and waits for hydration: also in the other language, a missing page, and the demo's
 * screens by their addresses.
 */
export async function openEachPage(page: Page, demo: string): Promise<void> {
  await page.goto("/en/pricing");
  await showIntent(page);
  expect((await page.goto("/en/nothing"))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await page.goto(`${demo}/dashboard/settings?tab=team`))?.status()).toBe(200);
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
  expect((await page.goto(`${demo}/dashboard/nothing`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Expects addresses of the open origin to answer with status 200, without a redirect. */
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
