import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Product } from "./product.ts";

/** CPU slowdown: about the difference between a cheap phone and a desktop computer. */
export const SLOWDOWN = 4;

/** Opens a page with a slow CPU. */
export async function slowPage(product: Product, options?: BrowserContextOptions): Promise<Page> {
  const page = await product.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

/** Opens a page on a slow line: 400 kbit/s, and 400 ms per round trip. */
export async function slowLinePage(product: Product): Promise<Page> {
  const page = await product.newPage();
  const session = await page.context().newCDPSession(page);
  const [latency, throughput] = [400, 400_000 / 8];
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return page;
}
