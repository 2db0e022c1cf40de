/**
 * Runs at the end of the body: fetches the application on the visitor's first sign of intent instead of with the
 * page, and keeps the clicks that come before it is there. The build tells this script where the application is; the
 * development server starts it by itself, and then there is nothing to do here.
 */
import { checkPeriodOfAddress } from "../sections/plan-cards/period-address.ts";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/** Links whose plain navigation is only second best, such as those that open a dialog on this page. */
const HELD = "button, a[data-held], a[hreflang]";

const page = document.currentScript?.dataset ?? {};
let state: "waiting" | "loading" | "hydrated" | "failed" = page["application"] ? "waiting" : "hydrated";
/** Presses in order; a second one on the same thing is impatience. */
const held: HTMLElement[] = [];

const watch = new AbortController();

/** A browser also reports a mouse that rests where the page appears; that is no sign of anything. */
function notice(event: Event): void {
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    return;
  load();
}

function load(): void {
  if (state !== "waiting") return;
  state = "loading";
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
  script.src = page["application"] ?? "";
  // Whatever of it does not arrive ends in one of these.
  script.addEventListener("error", giveUp);
  addEventListener("unhandledrejection", giveUp);
  document.body.append(script);
}

/** The application did not arrive: the page works on as plain HTML, and what was pressed still does something. */
function giveUp(): void {
  if (state !== "loading") return;
  state = "failed";
  const last = held.at(-1);
  if (last instanceof HTMLAnchorElement) location.assign(last.href);
  else if (last) location.reload();
}

function hold(event: MouseEvent): void {
  if (state === "hydrated" || state === "failed" || !(event.target instanceof Element)) return;
  // While a press waits, so does every later one: a link followed at once would leave the first undone.
  const pressed = event.target.closest<HTMLElement>(held.length > 0 ? "button, a" : HELD);
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
  if (!pressed || !plain) return;
  event.preventDefault();
  event.stopPropagation();
  if (held.at(-1) !== pressed) held.push(pressed);
  pressed.setAttribute("aria-busy", "true");
  load();
}

function replay(): void {
  state = "hydrated";
  for (const pressed of held) {
    pressed.removeAttribute("aria-busy");
    if (pressed.isConnected) pressed.click();
  }
}

checkPeriodOfAddress();

if (state === "waiting") {
  for (const sign of SIGNS)
    addEventListener(sign, notice, { passive: true, capture: true, signal: watch.signal });
  addEventListener("click", hold, true);
  addEventListener("voxlog:hydrated", replay);
  // A link to a dialog is an intent in itself, and so is a page that only leads on.
  if (new URLSearchParams(location.search).has("open") || "atOnce" in page) load();
}

const { tracking } = page;
if (tracking) {
  const start = () => {
    if (state === "hydrated") return; // It tracks this view itself, and may be at the next one.
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
