import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Product } from "./product.ts";

/** How many times slower than this machine a visitor's is: about what a cheap phone is to a desk computer. */
export const SLOWDOWN = 4;

/** A page of its own on a slow machine. */
export async function slowPage(product: Product, options?: BrowserContextOptions): Promise<Page> {
  const page = await product.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}
