import { expect } from "@playwright/test";
import type { DrivenBrowser, Input } from "./start-firefox.ts";

/** An element to find: a selector, and the text in or next to it. */
export type Target = { selector: string; text?: string };

export const link = (text: string): Target => ({ selector: "a[href]", text });
export const button = (text: string): Target => ({ selector: "button, a[href]", text });
const field = (label: string): Target => ({ selector: "input, textarea, select", text: label });
export const heading = (text: string): Target => ({ selector: "h1, h2", text });

type Point = { x: number; y: number };

/** A page as a person uses it: finds things by text, and waits until they can be clicked. */
export function drive(browser: DrivenBrowser, origin: string) {
  const isVisible = ({ selector, text = "" }: Target) =>
    browser.evaluate<boolean>(
      `(${find})(${JSON.stringify(selector)}, ${JSON.stringify(text)}) !== undefined`,
    );
  const pointOf = (target: Target) =>
    browser.evaluate<Point | null>(
      `(${point})((${find})(${JSON.stringify(target.selector)}, ${JSON.stringify(target.text ?? "")}))`,
    );
  const click = async (target: Target) => {
    let at: Point | null = null;
    await expect
      .poll(
        async () => {
          const before = at;
          at = await pointOf(target);
          return at !== null && at.x === before?.x && at.y === before.y;
        },
        { message: `can click ${describe(target)}` },
      )
      .toBe(true);
    await browser.perform(pressAt(at as unknown as Point));
  };
  return {
    open: (path: string) => browser.open(origin + path),
    back: browser.back,
    click,
    async type(label: string, text: string) {
      await click(field(label));
      await browser.perform(keys(text));
    },
    press: (key: string) => browser.perform(keys(key)),
    sees: (target: Target) =>
      expect.poll(() => isVisible(target), { message: `sees ${describe(target)}` }).toBe(true),
    misses: (target: Target) =>
      expect.poll(() => isVisible(target), { message: `doesn't see ${describe(target)}` }).toBe(false),
    seesText: (text: string) =>
      expect.poll(() => browser.evaluate<string>("document.body?.innerText ?? ''")).toContain(text),
    at: (path: string) =>
      expect.poll(() => browser.evaluate<string>("location.pathname + location.search")).toBe(path),
    valueOf: (label: string) =>
      browser.evaluate<string>(
        `(${find})(${JSON.stringify(field("").selector)}, ${JSON.stringify(label)})?.value`,
      ),
    evaluate: browser.evaluate,
  };
}

export type DrivenPage = ReturnType<typeof drive>;

const describe = ({ selector, text }: Target) => `${selector} ${text ?? ""}`;

const pressAt = ({ x, y }: Point): Input => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x, y, duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

const keys = (text: string): Input => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});

/** Runs in the page: the visible element with a text, or the field with a label. An open dialog hides the rest. */
const find = (selector: string, text: string): Element | undefined => {
  const root = [...document.querySelectorAll("[role=dialog], dialog[open]")].at(-1) ?? document;
  const textOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels;
    const named = labels?.length
      ? labels[0]?.textContent
      : (element.getAttribute("aria-label") ?? element.textContent);
    return named?.replace(/\s+/g, " ").trim() ?? "";
  };
  return [...root.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .filter((element) => textOf(element).includes(text))
    .sort((one, other) => textOf(one).length - textOf(other).length)[0];
};

/** Runs in the page: the middle of an element once nothing covers it. */
const point = (element: Element | undefined): Point | null => {
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  if (!element || !box?.width) return null;
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const top = document.elementFromPoint(at.x, at.y);
  return top && (element.contains(top) || top.closest("label")?.control === element) ? at : null;
};
