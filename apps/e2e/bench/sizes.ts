import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { showIntent } from "../support/page.ts";
import { goals } from "./goals.ts";
import type { Product } from "./product.ts";
import { kib } from "./statistics.ts";
import { type Cell, table } from "./table.ts";

const SITE = ["/", "/features", "/pricing", "/en"];

/**
 * Measures the size of a first visit, gzipped: scripts before and after the first intent, styles, and the page itself.
 */
export async function reportSizes(product: Product): Promise<string> {
  const rows: Cell[][] = [["page", "HTML KiB", "CSS KiB", "JS KiB", "JS after intent KiB"]];
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
    row.push(kib(await sizeOf(responses, "script")));
  } else row.push("–");
  await page.close();
  return row;
}

async function sizeOf(responses: readonly Response[], type: string): Promise<number> {
  const wanted = responses.filter((response) => response.request().resourceType() === type && response.ok());
  const bodies = await Promise.all(wanted.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
