/**
 * Runs at the end of the body: fetches the application on the visitor's first sign of intent instead of with the page,
 * and holds earlier clicks. The build adds the application's address. The development server starts it by itself.
 */
import { deferClicks } from "@voxlog/browser/clicks";
import { prefersReducedData } from "@voxlog/browser/prefetch";
import { showFailure } from "../components/failure.ts";
import { restoreWords } from "../leads/draft.ts";
import { returnToPlace } from "../routing/language-page.ts";
import { checkPeriodOfAddress } from "../sections/plan-cards/period-address.ts";
import { afterLoad } from "./after-load.ts";
import { blockOffline } from "./block-offline.ts";
import { keepPlaceInLanguages } from "./language-links.ts";
import { playOnPress } from "./play-on-press.ts";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/** Elements that only the application handles. Links work without it: those of dialogs open the page with the form. */
const DEFERRED = "button:not([type=submit], [data-plays])";
/** Ms after which the code of dialogs is prefetched. */
const READING = 3000;

/** Elements that need a network. The menu, anchors and email links don't. */
const NETWORKED = "a[href^='/'], a[href^=http], button:not([popovertarget])";
/** Those that still need one after hydration: links to a form whose dialog hasn't loaded. */
const FETCHED_ANEW = "a[data-opens]:not([aria-haspopup])";

const page = document.currentScript?.dataset ?? {};
const { application = "" } = page;
const modules = [application, ...(page["modules"]?.split(" ") ?? [])];
let isHydrated = !application;
const requested = new URLSearchParams(location.search).get("open");
let isLoading = false;
/** Following a link to a form aborts prefetching: its page needs the bandwidth. */
let line = new AbortController();
// Before clicks are deferred: without a network they would wait forever.
blockOffline(() => (isHydrated ? FETCHED_ANEW : NETWORKED));
const clicks = deferClicks(DEFERRED, load);
playOnPress();

function notice(event: Event): void {
  if (isLoading) return;
  const { target, type, pointerType, movementX, movementY } = event as PointerEvent;
  // Browsers also report a mouse at rest when the page appears.
  if (type === "pointermove" && !movementX && !movementY) return;
  // A tap on a link to a form opens its page before the application could load, and they'd compete for bandwidth.
  const isForm = target instanceof Element && target.closest("a[data-opens]");
  if (!isForm || pointerType === "mouse" || type === "keydown") load();
}

/** Fetches the application's files into the browser's cache, because importing can't be aborted, and starts it. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  const { signal } = line;
  fetchAll(modules, { signal }).then(start, () => {
    if (signal.aborted) isLoading = false;
    else giveUp();
  });
}

async function fetchAll(files: string[], options: RequestInit): Promise<void> {
  await Promise.all(files.map(async (file) => (await fetch(file, options)).blob()));
}

function start(): void {
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.addEventListener("error", giveUp);
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.src = application;
  // Any part that can't be loaded causes one of these.
  script.addEventListener("error", giveUp);
  addEventListener("unhandledrejection", giveUp);
  document.body.append(script);
}

/** The application couldn't be loaded: the page stays plain HTML, and the last held click has its effect. */
function giveUp(): void {
  const last = clicks.stop();
  const form = document.querySelector<HTMLAnchorElement>(`a[data-opens="${requested}"]`);
  if (last && !navigator.onLine) showFailure();
  else if (last instanceof HTMLAnchorElement) location.assign(last.href);
  else if (last) location.reload();
  else if (form) location.replace(form.href);
}

checkPeriodOfAddress();
restoreWords();
returnToPlace();

if (application) {
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
  addEventListener("voxlog:hydrated", () => {
    isHydrated = true;
    clicks.replay();
  });
  keepPlaceInLanguages(() => !isHydrated);
  // A link to a dialog is an intent, and so is a page that only redirects, or whose content depends on its query.
  const { atOnce } = page;
  if (requested || atOnce === "always" || (atOnce === "query" && location.search)) load();
} else clicks.stop();

// A page from the back/forward cache looks as it did when it was left.
addEventListener("pagehide", () => document.getElementById("menu")?.hidePopover?.());

// Read now: the application changes the path with the view.
const { tracking, path } = page;
if (tracking) {
  const start = () => {
    if (isHydrated) return; // The application tracks this view, and may be at the next one.
    const { title } = document;
    import(/* @vite-ignore */ tracking).then((tracker) => tracker.beginVisit(path, title)).catch(() => {});
  };
  afterLoad(start);
}

/** Prefetches the dialogs' files, unless the visitor saves data. */
function fetchDialogs(): void {
  if (prefersReducedData() || isHydrated) return;
  const files = [...modules, ...(page["dialogs"]?.split(" ") ?? [])];
  fetchAll(files, { signal: line.signal, priority: "low" }).catch(() => {});
}
addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("a[data-opens]")) return;
  line.abort();
  line = new AbortController();
});
if (application) afterLoad(() => setTimeout(fetchDialogs, READING));
