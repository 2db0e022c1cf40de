import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useScrollPosition } from "./scroll-position.ts";

function Page({
  entry,
  isReturn = false,
  isHere = true,
}: {
  entry: string;
  isReturn?: boolean;
  isHere?: boolean;
}) {
  useScrollPosition(entry, isReturn, isHere);
  return <div ref={(element) => element?.style.setProperty("height", isHere ? "5000px" : "10px")} />;
}

/**
 * Scrolls, and waits until the page has heard of it, as between a visitor's scrolling and their click. It may be there
 * already: a page without content, as between two renders, is at its top as soon as the browser has laid it out.
 */
async function scroll(top: number): Promise<void> {
  if (scrollY === top) return;
  const heard = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  scrollTo({ top, behavior: "instant" });
  await heard;
}

beforeEach(() => sessionStorage.clear());

test("going back returns to where a page was left, once its content is there again", async () => {
  const page = await render(<Page entry="list" />);
  await scroll(700);
  await page.rerender(<Page entry="settings" />);
  await scroll(0);

  await page.rerender(<Page entry="list" isReturn isHere={false} />);
  expect(scrollY).toBe(0);
  await page.rerender(<Page entry="list" isReturn />);
  expect(scrollY).toBe(700);
});

test("a page that is new stays where it is, and is remembered there", async () => {
  const page = await render(<Page entry="list" />);
  await scroll(700);
  await page.rerender(<Page entry="list, filtered" />);
  expect(scrollY).toBe(700);
  await page.rerender(<Page entry="settings" />);
  await scroll(0);
  await page.rerender(<Page entry="list, filtered" isReturn />);
  expect(scrollY).toBe(700);
});

test("positions outlast the document, for visitors who go back after a reload", async () => {
  const before = await render(<Page entry="list" />);
  await scroll(700);
  dispatchEvent(new Event("pagehide"));
  await before.unmount();

  const after = await render(<Page entry="settings" />);
  await scroll(0);
  await after.rerender(<Page entry="list" isReturn />);
  expect(scrollY).toBe(700);
});
