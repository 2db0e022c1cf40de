import { startFaultProxy } from "@voxlog/testing/fault-proxy";
import { showIntent } from "../support/page.ts";
import { goals } from "./goals.ts";
import type { Product } from "./product.ts";
import { table } from "./table.ts";

/**
 * Counts tracking requests: on a first load, for another view, on a load within a session, and on leaving. Counts them
 * at the proxy, because browser tools don't show what a page sends as it closes.
 */
export async function reportTracking({ server, newPage }: Product): Promise<string> {
  await using line = await startFaultProxy({ target: server.url });
  const page = await newPage();
  const visits = async () => (await server.admin.rows("page_visits")).length;
  const visitsBefore = await visits();
  const requests = async (views: number) => {
    while ((await visits()) < visitsBefore + views) await page.waitForTimeout(50);
    await page.waitForTimeout(500);
    return line.requests.splice(0).filter(({ path }) => path.startsWith("/api/")).length;
  };

  await page.goto(`${line.url}/pricing`);
  const firstLoad = await requests(1);
  await showIntent(page);
  await page.getByRole("contentinfo").getByRole("link").first().click();
  const furtherView = await requests(2);
  await page.goto("about:blank");
  const leaving = await requests(2);
  await page.goBack();
  const within = await requests(3);
  await page.close();
  return table("Tracking requests", [
    ["what", "requests", "goal"],
    ["first load", firstLoad, goals.tracking.requestsPerView],
    ["further view", furtherView, goals.tracking.requestsPerView],
    ["leaving", leaving, goals.tracking.requestsOnLeaving],
    ["load within a session", within, goals.tracking.requestsPerView],
  ]);
}
