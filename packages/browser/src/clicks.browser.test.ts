import { afterEach, beforeEach, expect, test } from "vitest";
import { type DeferredClicks, deferClicks, deferredClick, rememberPlaces } from "./clicks.ts";

let page: HTMLElement;
let clicks: DeferredClicks | undefined;
/** What was clicked and answered, in order. */
let answered: string[];

beforeEach(() => {
  document.body.innerHTML = `<main>
    <button id="menu"><b>Menu</b></button><a id="signup" data-held href="#signup">Sign up</a>
    <a id="pricing" href="#pricing">Pricing</a><p>Text</p></main>`;
  page = document.querySelector("main") as HTMLElement;
  answered = [];
  document.body.onclick = null;
});

afterEach(() => {
  clicks?.stop();
  location.hash = "";
});

const get = (id: string) => document.getElementById(id) as HTMLElement;

/** The application takes over: from here on what is clicked is answered. */
function hydrate(): void {
  document.body.onclick = ({ target }) => {
    const clickable = target instanceof Element && target.closest("button, a");
    if (clickable) answered.push(clickable.id);
  };
}

test("a click before the application is there waits, and is busy, until it is clicked again", () => {
  clicks = deferClicks("button, a[data-held]");
  get("menu").querySelector("b")?.click();
  expect(get("menu").getAttribute("aria-busy")).toBe("true");
  expect(deferredClick()).toBe(get("menu"));

  hydrate();
  clicks.replay();
  expect(answered).toEqual(["menu"]);
  expect(get("menu").hasAttribute("aria-busy")).toBe(false);
});

test("a click before the application is there keeps the order, and a second one on the same thing counts once", () => {
  clicks = deferClicks("button, a[data-held]");
  for (const id of ["menu", "menu", "signup", "menu"]) get(id).click();
  hydrate();
  clicks.replay();

  expect(answered).toEqual(["menu", "signup"]);
});

test("a click before the application is there on what needs no application is answered by the browser, unless another waits", () => {
  clicks = deferClicks("button");
  get("pricing").click();
  expect(location.hash).toBe("#pricing");

  get("menu").click();
  get("signup").click();
  expect(location.hash).toBe("#pricing");
  hydrate();
  clicks.replay();
  expect(answered).toEqual(["menu", "signup"]);
  expect(location.hash).toBe("#signup");
});

test("a click before the application is there on what opens a popover is answered by the browser, whatever waits", () => {
  page.insertAdjacentHTML("beforeend", `<button popovertarget="more"></button><p id="more" popover>More</p>`);
  clicks = deferClicks("button, a");
  get("menu").click();
  page.querySelector<HTMLElement>("[popovertarget]")?.click();

  expect(get("more").matches(":popover-open")).toBe(true);
});

test("a click before the application is there on a text does not wait", () => {
  clicks = deferClicks("button, a");
  page.querySelector("p")?.click();

  expect(deferredClick()).toBeNull();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a click before the application is there with %s is the browser's",
  (key) => {
    clicks = deferClicks("a");
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    get("signup").addEventListener("click", (event) => event.preventDefault(), { once: true });
    get("signup").dispatchEvent(click);

    expect(deferredClick()).toBeNull();
  },
);

test("a click before the application is there says that it waits, so that the application can be fetched", () => {
  let waits = 0;
  clicks = deferClicks("button", () => waits++);
  get("menu").click();

  expect(waits).toBe(1);
});

test("what waits is clicked where it stood, if the application has put its own there", () => {
  clicks = deferClicks("button");
  get("menu").click();
  const find = rememberPlaces();
  page.replaceWith(page.cloneNode(true));
  hydrate();
  clicks.replay(find);

  expect(answered).toEqual(["menu"]);
  expect(get("menu").hasAttribute("aria-busy")).toBe(false);
});

test("what waits is left alone when the click before has taken it away", () => {
  clicks = deferClicks("button, a");
  get("menu").click();
  get("signup").click();
  hydrate();
  get("menu").addEventListener("click", () => get("signup").remove());
  clicks.replay();

  expect(answered).toEqual(["menu"]);
  expect(location.hash).toBe("");
});

test("what waits is left undone when the application does not come, and later clicks are the browser's", () => {
  clicks = deferClicks("button, a");
  get("menu").click();
  get("signup").click();
  expect(clicks.stop()).toBe(get("signup"));
  expect(deferredClick()).toBeNull();
  hydrate();
  get("pricing").click();
  clicks.replay(); // The application came too late.

  expect(answered).toEqual(["pricing"]);
});
