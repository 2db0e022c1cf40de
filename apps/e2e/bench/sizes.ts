import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { showIntent } from "../support/page.ts";
import { goals } from "./goals.ts";
import type { Product } from "./product.ts";
import { kib } from "./statistics.ts";
import { type Cell, table } from "./table.ts";

const SITE = ["/", "/features", "/pricing", "/en"];

/**
 * Measures the size of a first visit, gzipped: scripts before the first intent and from it to hydration, styles,
 * and the page itself. The dialogs, which load later, have their own limit.
 */
export async function reportSizes(product: Product): Promise<string> {
  const rows: Cell[][] = [["page", "HTML KiB", "CSS KiB", "JS KiB", "JS from intent to hydrated KiB"]];
  rows.push(["goal", "", "", goals.sizes.siteBeforeIntent, goals.sizes.siteAfterIntent]);
  for (const path of SITE) rows.push(await measure(product, path, showIntent));
  rows.push(["goal (demo)", "", "", `≤ ${goals.sizes.demoKib} KiB`, ""]);
  rows.push(await measure(product, "/dashboard?lang=nl"));
  return table("First load, gzipped", rows);
}

async function measure(
  product: Product,
  path: string,
  intent?: (page: Page) => Promise<void>,
): Promise<Cell[]> {
  const page = await product.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(product.server.url + path, { waitUntil: "networkidle" });
  const first = responses.splice(0);
  const row: Cell[] = [path];
  for (const type of ["document", "stylesheet", "script"]) row.push(kib(await sizeOf(first, type)));
  if (intent) {
    await intent(page);
    await page.waitForLoadState("networkidle");
    const { dialogs, tracking } = await page.locator("script[data-dialogs]").evaluate((it) => it.dataset);
    const others = `${dialogs} ${tracking}`; // On a busy machine, the tracker may load as late as this.
    const needed = responses.filter((response) => !others.includes(new URL(response.url()).pathname));
    row.push(kib(await sizeOf(needed, "script")));
  } else row.push("–");
  await page.close();
  return row;
}

async function sizeOf(responses: readonly Response[], type: string): Promise<number> {
  const wanted = responses.filter((response) => response.request().resourceType() === type && response.ok());
  const bodies = await Promise.all(wanted.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
