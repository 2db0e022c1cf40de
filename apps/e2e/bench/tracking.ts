import { type SeenRequest, startFaultProxy } from "@voxlog/testing/fault-proxy";
import { showIntent } from "../support/page.ts";
import { goals } from "./goals.ts";
import type { Product } from "./product.ts";
import { table } from "./table.ts";

/**
 * Counts tracking requests and their bytes, with headers: on a first load, for another view, on a load within a
 * session, and on leaving. Counts them at the proxy, because browser tools don't show what a page sends as it closes.
 */
export async function reportTracking({ server, newPage }: Product): Promise<string> {
  await using line = await startFaultProxy({ target: server.url });
  const page = await newPage();
  const visits = async () => (await server.admin.rows("page_visits")).length;
  const visitsBefore = await visits();
  let total = 0;
  const requests = async (views: number) => {
    while ((await visits()) < visitsBefore + views) await page.waitForTimeout(50);
    await page.waitForTimeout(500);
    const sent = line.requests.splice(0).filter(({ path }) => path.startsWith("/api/"));
    const bytes = sent.map(sizeOf).reduce((sum, size) => sum + size, 0);
    total += bytes;
    return [sent.length, bytes] as const;
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
  await page.goto("about:blank");
  const leavingAgain = await requests(3);
  await page.close();
  return table("Tracking requests", [
    ["what", "requests", "bytes", "goal"],
    ["first load", ...firstLoad, goals.tracking.requestsPerView],
    ["further view", ...furtherView, goals.tracking.requestsPerView],
    ["leaving", ...leaving, goals.tracking.requestsOnLeaving],
    ["load within a session", ...within, goals.tracking.requestsPerView],
    ["leaving again", ...leavingAgain, goals.tracking.requestsOnLeaving],
    ["a visit, of three", "", Math.round(total / 3), ""],
  ]);
}

/** Returns a request's bytes, as HTTP/1.1 sends it. */
const sizeOf = ({ method, path, headers, body }: SeenRequest): number =>
  [`${method} ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
    .map((line) => line.length + 2)
    .reduce((sum, length) => sum + length, 2 + Buffer.byteLength(body));
