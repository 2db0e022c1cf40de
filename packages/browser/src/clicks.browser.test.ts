import { afterEach, beforeEach, expect, test } from "vitest";
import { type DeferredClicks, deferClicks, deferredClick, rememberPlaces } from "./clicks.ts";

let page: HTMLElement;
let clicks: DeferredClicks | undefined;
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

function hydrate(): void {
  document.body.onclick = ({ target }) => {
    const clickable = target instanceof Element && target.closest("button, a");
    if (clickable) answered.push(clickable.id);
  };
}

test("a click before hydration marks its target busy until it is replayed", () => {
  clicks = deferClicks("button, a[data-held]");
  get("menu").querySelector("b")?.click();
  expect(get("menu").getAttribute("aria-busy")).toBe("true");
  expect(deferredClick()).toBe(get("menu"));

  hydrate();
  clicks.replay();
  expect(answered).toEqual(["menu"]);
  expect(get("menu").hasAttribute("aria-busy")).toBe(false);
});

test("clicks before hydration are replayed in order, repeated ones once", () => {
  clicks = deferClicks("button, a[data-held]");
  for (const id of ["menu", "menu", "signup", "menu"]) get(id).click();
  hydrate();
  clicks.replay();

  expect(answered).toEqual(["menu", "signup"]);
});

test("a click before hydration on a plain link goes to the browser unless another click waits", () => {
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

test("a click before hydration on a popover's button goes to the browser even while others wait", () => {
  page.insertAdjacentHTML("beforeend", `<button popovertarget="more"></button><p id="more" popover>More</p>`);
  clicks = deferClicks("button, a");
  get("menu").click();
  page.querySelector<HTMLElement>("[popovertarget]")?.click();

  expect(get("more").matches(":popover-open")).toBe(true);
});

test("a click before hydration on text isn't deferred", () => {
  clicks = deferClicks("button, a");
  page.querySelector("p")?.click();

  expect(deferredClick()).toBeNull();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "a click before hydration with %s goes to the browser",
  (key) => {
    clicks = deferClicks("a");
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    get("signup").addEventListener("click", (event) => event.preventDefault(), { once: true });
    get("signup").dispatchEvent(click);

    expect(deferredClick()).toBeNull();
  },
);

test("a click before hydration notifies the page, which can then load the application", () => {
  let waits = 0;
  clicks = deferClicks("button", () => waits++);
  get("menu").click();

  expect(waits).toBe(1);
});

test("a deferred click goes to the element that replaced its target", () => {
  clicks = deferClicks("button");
  get("menu").click();
  const find = rememberPlaces();
  page.replaceWith(page.cloneNode(true));
  hydrate();
  clicks.replay(find);

  expect(answered).toEqual(["menu"]);
  expect(get("menu").hasAttribute("aria-busy")).toBe(false);
});

test("a deferred click is dropped when an earlier one removed its target", () => {
  clicks = deferClicks("button, a");
  get("menu").click();
  get("signup").click();
  hydrate();
  get("menu").addEventListener("click", () => get("signup").remove());
  clicks.replay();

  expect(answered).toEqual(["menu"]);
  expect(location.hash).toBe("");
});

test("deferred clicks are dropped when the application doesn't load, and later ones go to the browser", () => {
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
