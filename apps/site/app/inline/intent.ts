/**
 * Runs at the end of the body: fetches the application on the visitor's first sign of intent instead of with the
 * page, and keeps the clicks that come before it is there. The build tells this script where the application is; the
 * development server starts it by itself, and then there is nothing to do here.
 */
import { deferClicks } from "@voxlog/browser/clicks";
import { prefersReducedData } from "@voxlog/browser/prefetch";
import { returnToPlace } from "../routing/language-page.ts";
import { checkPeriodOfAddress } from "../sections/plan-cards/period-address.ts";
import { afterLoad } from "./after-load.ts";
import { keepPlaceInLanguages } from "./language-links.ts";
import { playOnPress } from "./play-on-press.ts";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/** What only the application answers. Links lead on by themselves, those of dialogs to the page with the same form. */
const DEFERRED = "button:not([type=submit], [data-plays])";
/** Ms of reading after which the code of dialogs is fetched ahead. */
const READING = 3000;

/** What without a network leads to the browser's error page, or nowhere. The menu, jumps and e-mail work without one. */
const NETWORKED = "a[href^='/'], a[href^=http], button:not([popovertarget])";
/** And what does so once the application is there: a link to a form whose dialog hasn't come. */
const FETCHED_ANEW = "a[data-opens]:not([aria-haspopup])";

const page = document.currentScript?.dataset ?? {};
const { application = "" } = page;
const modules = [application, ...(page["modules"]?.split(" ") ?? [])];
let isHydrated = !application;
const asked = new URLSearchParams(location.search).get("open");
let isLoading = false;
/** Following a link to a form aborts what is being fetched ahead: its page needs the line for itself. */
let line = new AbortController();
// Before clicks are deferred: without a network they would wait in vain.
addEventListener("click", sayOffline, { capture: true });
const clicks = deferClicks(DEFERRED, load);
playOnPress();

function notice(event: Event): void {
  if (isLoading) return;
  const { target, type, pointerType, movementX, movementY } = event as PointerEvent;
  // A browser also reports a mouse that rests where the page appears.
  if (type === "pointermove" && !movementX && !movementY) return;
  // A tap on a link to a form opens its page before the application could come, which would take the line from it.
  const isForm = target instanceof Element && target.closest("a[data-opens]");
  if (!isForm || pointerType === "mouse" || type === "keydown") load();
}

/** Fetches the application's files into the browser's cache, since a module on its way can't be aborted, and starts it. */
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
  // Whatever of it does not arrive ends in one of these.
  script.addEventListener("error", giveUp);
  addEventListener("unhandledrejection", giveUp);
  document.body.append(script);
}

/** The application did not arrive: the page works on as plain HTML, and what was clicked still does something. */
function giveUp(): void {
  const last = clicks.stop();
  const form = document.querySelector<HTMLAnchorElement>(`a[data-opens="${asked}"]`);
  if (last && !navigator.onLine) showOffline();
  else if (last instanceof HTMLAnchorElement) location.assign(last.href);
  else if (last) location.reload();
  else if (form) location.replace(form.href);
}

function sayOffline(event: Event): void {
  const link = (event.target as Element).closest(isHydrated ? FETCHED_ANEW : NETWORKED);
  if (navigator.onLine || !link) return;
  event.preventDefault();
  event.stopPropagation();
  showOffline();
}

function showOffline(): void {
  document.documentElement.dataset["failure"] = "offline";
}

checkPeriodOfAddress();
returnToPlace();

if (application) {
  for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
  addEventListener("voxlog:hydrated", () => {
    isHydrated = true;
    clicks.replay();
  });
  keepPlaceInLanguages(() => !isHydrated, showOffline);
  // A link to a dialog is an intent in itself, and so is a page that only leads on, or whose content its query decides.
  const { atOnce } = page;
  if (asked || atOnce === "always" || (atOnce === "query" && location.search)) load();
} else clicks.stop();

// A page that the browser keeps for the way back is shown as it was left.
addEventListener("pagehide", () => document.getElementById("menu")?.hidePopover?.());

// Read now: the application changes the path with the view.
const { tracking, path } = page;
if (tracking) {
  const start = () => {
    if (isHydrated) return; // It tracks this view itself, and may be at the next one.
    const { title } = document;
    import(/* @vite-ignore */ tracking).then((tracker) => tracker.beginVisit(path, title)).catch(() => {});
  };
  afterLoad(start);
}

/** Fetches what a dialog takes, unless the visitor saves data. */
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
