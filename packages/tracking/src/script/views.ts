import { describeClient } from "../core/describe-client.ts";
import { pagePath } from "../core/page-address.ts";
import { isVisible, type PageWindow } from "../core/page-window.ts";
import { createQueue } from "../core/queue.ts";
import { savedOptOut } from "../core/saved-value.ts";
import { TIMEOUT } from "../core/send-keepalive.ts";
import type { Store } from "../core/store.ts";
import { beginVisit, endVisit, type OpenVisit, resumeVisit } from "../core/visit.ts";
import { visitorState } from "../core/visitor-state.ts";
import { whenTitled } from "../core/when-titled.ts";
import { BATCH_HEADERS, batchBody, newRowRequests } from "../pocketbase/row-requests.ts";
import {
  api,
  collections,
  cut,
  pageLanguage,
  product,
  storageName,
  watchPath,
  withoutLanguage,
} from "./tag.ts";

/* Page views only, the smallest file for a script tag: no events, conversions or campaigns. Uses the tracker's keys and
   rows, so a site can switch between the files. */
const page = globalThis as unknown as PageWindow & { voxlogViews?: true };
const state = visitorState(storageName, () => page);
const optOut = savedOptOut(product, () => page.localStorage);
const { bot, ...device } = describeClient(page.navigator);
const requestsOf = newRowRequests(collections);

/** Whether the server rejected the page's language, which is then omitted; a page that closes can't retry. */
let isUnknown = false;

const store: Pick<Store, "write"> = {
  async write(changes) {
    const body = batchBody(changes.flatMap(requestsOf));
    // PocketBase's response is an array, others may be a captive portal's.
    const answer: { status?: number } | null = await fetch(`${api}/api/batch`, {
      method: "POST",
      headers: BATCH_HEADERS,
      body: isUnknown ? withoutLanguage(body) : body,
      keepalive: true,
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT),
    })
      .then((response) => response.json())
      .catch(() => null);
    if (Array.isArray(answer)) return;
    const status = answer?.status;
    if (status === 400 && !isUnknown) {
      isUnknown = true;
      return store.write(changes);
    }
    throw Object.assign(new Error("Not stored."), {
      temporary: status !== 400 && status !== 413,
    });
  },
};

const queue = createQueue({
  store,
  state,
  page,
  retryDelays: [1000, 10_000],
  onFailure: console.warn,
});

let visit: OpenVisit | undefined;
let path: string;
/** Sends the view that waits for its title. */
let sendDeferred: ReturnType<typeof whenTitled> | undefined;

const isAllowed = () => !bot && !page.navigator.globalPrivacyControl && !optOut.get();

const leave = (isOver: boolean) => {
  sendDeferred?.();
  if (visit && isAllowed()) queue.leave(isOver, ...endVisit(visit, Date.now()));
};

function show(): void {
  if (!isVisible(page) || !isAllowed() || visit?.path === path) return;
  sendDeferred?.(true);
  const before = endVisit(visit, Date.now());
  const [begun, view] = beginVisit(
    { path },
    Date.now(),
    document,
    visit,
    {
      ...device,
      language: pageLanguage(),
      dev_mode: false,
      screen_size: `${screen.width}x${screen.height}`,
    },
    state,
  );
  visit = begun;
  queue.hold(...before, view);
  sendDeferred = whenTitled(document, setTimeout, (title) => {
    queue.hold();
    view.visit.page_title = cut(title);
    if (isAllowed()) queue.add(...before, view);
  });
}

if (!page.voxlogViews) {
  page.voxlogViews = true;
  addEventListener("pagehide", () => {
    leave(true);
    visit = undefined;
  });
  addEventListener("pageshow", show);
  document.addEventListener("visibilitychange", () => {
    if (!isVisible(page)) return leave(false);
    resumeVisit(visit, Date.now());
    show();
  });
  watchPath((next) => {
    path = cut(pagePath(next));
    show();
  });
}
