import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { screens } from "@voxlog/demo/screens";
import { goals } from "../bench/goals.ts";
import { desktop, phone } from "../support/browser.ts";
import { bytesOf, FIRST_WINDOW } from "../support/first-window.ts";
import { readSitemap } from "../support/page-head.ts";
import { expect, soakUnless, test } from "../support/test.ts";

/** The lightest and the heaviest pages. Limits on the build's files cover the others. */
const ALWAYS_TESTED = ["/", "/recordings", "/crm-record"];

for (const { path } of screens) {
  const screen = path === "/" ? "" : path;
  // Phones have a menu.
  test(
    `/dashboard${screen} opened directly on a phone fetches no more scripts than a first load may`,
    soakUnless(ALWAYS_TESTED.includes(path)),
    async ({ page }) => {
      await page.setViewportSize(phone);
      await expectScripts(page, `${screen}?lang=nl`, goals.sizes.demoKib);
    },
  );
}

test(
  "the dictionary opened directly fetches no more scripts than a first load may",
  soakUnless(false),
  async ({ page }) => {
    await expectScripts(page, "/agent-timmy?tab=dictionary&lang=nl", goals.sizes.demoKib);
  },
);

for (const [device, size] of Object.entries({ phone, desktop })) {
  test(
    `a shared conversation opened directly on a ${device} fetches no more scripts than a first load may`,
    soakUnless(size === phone),
    async ({ page }) => {
      await page.setViewportSize(size);
      await expectScripts(page, "/recordings?recording=van-dijk-logistiek&lang=nl", goals.sizes.demoKib);
      await expect(page.getByRole("article").getByText("RouteWerk").first()).toBeVisible();
    },
  );
}

/** Expects that an address of the demo fetches scripts of at most `limit` KiB, gzipped, until the network is idle. */
async function expectScripts(page: Page, address: string, limit: number): Promise<void> {
  const scripts: Response[] = [];
  // A visit whose web vitals are measured loads the most. A later prefetch isn't part of a first load.
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto(`/dashboard${address}`, { waitUntil: "networkidle" });
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const kib = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  expect(kib).toBeGreaterThan(100); // Otherwise, something other than scripts was counted.
  expect(kib, scripts.map((each) => each.url()).join("\n")).toBeLessThanOrEqual(limit);
}

test("a page fits into the first window of its connection, and its styles, which all pages share, into the next", async ({
  server,
}) => {
  const shared = new Set<string>();
  for (const path of ["/", "/features", "/pricing", "/en", "/en/features", "/en/pricing"]) {
    const address = server.url + path;
    expect(await bytesOf(address), path).toBeLessThan(FIRST_WINDOW);
    const html = await (await fetch(address)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(sheets, path).toHaveLength(1);
    // It would take the connection of the styles.
    expect(html, path).not.toContain('rel="preload" as="image"');
    shared.add(sheets[0] ?? "");
  }
  expect(shared.size).toBe(1);
  expect(await bytesOf(server.url + [...shared][0])).toBeLessThan(FIRST_WINDOW);
});

test("no page's text needs more than the font file that loads with it", async ({ request }) => {
  for (const { path } of await readSitemap(request)) {
    const html = await (await request.get(path)).text();
    const [, sheet = ""] = /<link rel="stylesheet" href="([^"]*)"/.exec(html) ?? [];
    const styles = await (await request.get(sheet)).text();
    const [, range = ""] = /onest-(?!extended)[^}]*unicode-range:([^;}]*)/.exec(styles) ?? [];
    const included = range.replace(
      /U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/gi,
      (_, first, last = first) => `\\u{${first}}-\\u{${last}}`,
    );
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>|\s/g, "");
    expect(text.match(new RegExp(`[^${included}]`, "gu")), path).toBeNull();
  }
});
