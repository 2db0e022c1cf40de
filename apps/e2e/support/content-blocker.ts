import type { Page, Route } from "@playwright/test";

/** What the tracker's script alone holds, whatever its file is called: the beginning of what it logs. */
const TRACKER = "[voxlog tracking]";
/** The calls that say what a visitor looks at. */
const CALLS = /\/api\/(batch|collections\/(app_)?(sessions|page_visits)\/)/;

/** Keeps a page from tracking, and returns the addresses that it blocks, as they arrive. */
export type ContentBlocker = (page: Page) => Promise<string[]>;

const block = (route: Route) => route.abort("blockedbyclient");
const leaveWaiting = () => {};

/** What content blockers do to a page that tracks. */
export const contentBlockers = {
  "blocks the tracker's script": (page) => blockScript(page, block),
  "never answers for the tracker's script": (page) => blockScript(page, leaveWaiting),
  "blocks the tracker's calls": (page) => blockCalls(page, block),
  "never answers the tracker's calls": (page) => blockCalls(page, leaveWaiting),
} satisfies Record<string, ContentBlocker>;

/** Holds the tracker's script up until the function that it gives is called. */
export async function holdTracker(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await blockScript(page, (route) => promise.then(() => route.continue()));
  return resolve;
}

async function blockScript(page: Page, block: (route: Route) => unknown): Promise<string[]> {
  const blocked: string[] = [];
  await page.route("**/*.js", async (route) => {
    // Not by `route.fetch()`, whose answer is gone with the page that asked.
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
