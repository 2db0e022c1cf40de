/**
 * Runs at the end of the body: fetches the application on the visitor's first sign of intent instead of with the
 * page, and keeps the clicks that come before it is there. The build tells this script where the application is; the
 * development server starts it by itself, and then there is nothing to do here.
 */
import { deferClicks, opensElsewhere } from "@voxlog/browser/clicks";
import { returnToPlace, switchLanguage } from "../routing/language-page.ts";
import { checkPeriodOfAddress } from "../sections/plan-cards/period-address.ts";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/** Links whose plain navigation is only second best, such as those that open a dialog on this page. */
const DEFERRED = "button, a[data-held]";

/** What without a network leads to the browser's error page, or nowhere. The menu, jumps and e-mail work without one. */
const NETWORKED = "a[href^='/'], a[href^=http], button:not([popovertarget])";

const page = document.currentScript?.dataset ?? {};
const { application = "" } = page;
let isHydrated = !application;
const asksForDialog = new URLSearchParams(location.search).has("open");
const watch = new AbortController();
const clicks = deferClicks(DEFERRED, load);

/** A browser also reports a mouse that rests where the page appears; which isn't a sign of intent. */
function notice(event: Event): void {
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    return;
  load();
}

function load(): void {
  if (watch.signal.aborted) return;
  watch.abort();
  for (const href of page["modules"]?.split(" ") ?? []) {
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

/**
 * The application did not arrive: the page works on as plain HTML, and what was clicked still does something. Without a
 * network that is to say so, and so it is on the page that a dialog's link leads to: that was the second try.
 */
function giveUp(): void {
  const last = clicks.stop();
  if (last && !navigator.onLine) show("offline");
  else if (last instanceof HTMLAnchorElement) location.assign(last.href);
  else if (last instanceof HTMLButtonElement && last.form) last.form.submit();
  else if (last) location.reload();
  else if (asksForDialog) show("blocked");
  // A mere movement was the sign: what is clicked after it says the same.
  else if (!navigator.onLine) addEventListener("click", sayOffline, { capture: true });
}

function sayOffline(event: Event): void {
  if (navigator.onLine || !(event.target as Element).closest(NETWORKED)) return;
  event.preventDefault();
  show("offline");
}

function show(failure: "offline" | "blocked"): void {
  document.documentElement.dataset["failure"] ??= failure;
}

checkPeriodOfAddress();
returnToPlace();

if (application) {
  for (const sign of SIGNS)
    addEventListener(sign, notice, { passive: true, capture: true, signal: watch.signal });
  addEventListener("voxlog:hydrated", () => {
    isHydrated = true;
    clicks.replay();
  });
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[hreflang]");
      if (!link || isHydrated || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      if (navigator.onLine) switchLanguage(link.href);
      else show("offline");
    },
    { capture: true },
  );
  // A link to a dialog is an intent in itself, and so is a page that only leads on.
  if (asksForDialog || "atOnce" in page) load();
} else clicks.stop();

// A page that the browser keeps for the way back is shown as it was left.
addEventListener("pagehide", () => document.getElementById("menu")?.hidePopover?.());

const { tracking } = page;
if (tracking) {
  const start = () => {
    if (isHydrated) return; // It tracks this view itself, and may be at the next one.
    const { pathname } = location;
    const { title } = document;
    import(/* @vite-ignore */ tracking)
      .then((tracker) => tracker.beginVisit(pathname, title))
      .catch(() => {});
  };
  addEventListener("load", () =>
    "requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 200),
  );
}
