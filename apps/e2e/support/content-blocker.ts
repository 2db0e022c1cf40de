import type { Page, Route } from "@playwright/test";

/** Identifies the tracker's script under any file name: the prefix of its log messages. */
const TRACKER = "[voxlog tracking]";
/** The calls that record visits. */
const CALLS = /\/api\/(batch|collections\/(app_)?(sessions|page_visits)\/)/;

/** Blocks tracking on a page. Returns the blocked addresses as they arrive. */
export type ContentBlocker = (page: Page) => Promise<string[]>;

const block = (route: Route) => route.abort("blockedbyclient");
const leaveWaiting = () => {};

/** Content blockers of different kinds. */
export const contentBlockers = {
  "blocks the tracker's script": (page) => blockScript(page, block),
  "never answers for the tracker's script": (page) => blockScript(page, leaveWaiting),
  "blocks the tracker's calls": (page) => blockCalls(page, block),
  "never answers the tracker's calls": (page) => blockCalls(page, leaveWaiting),
} satisfies Record<string, ContentBlocker>;

/** Delays the tracker's script until the returned function is called. */
export async function delayTracker(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await blockScript(page, (route) => promise.then(() => route.continue()));
  return resolve;
}

async function blockScript(page: Page, block: (route: Route) => unknown): Promise<string[]> {
  const blocked: string[] = [];
  await page.route("**/*.js", async (route) => {
    // `route.fetch()` would fail when its page is gone.
    const script = await (await fetch(route.request().url())).text();
    if (!script.includes(TRACKER)) return route.continue();
    blocked.push(route.request().url());
    await block(route);
  });
  return blocked;
}

async function blockCalls(page: Page, block: (route: Route) => unknown): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(CALLS, async (route) => {
    blocked.push(route.request().url());
    await block(route);
  });
  return blocked;
}
