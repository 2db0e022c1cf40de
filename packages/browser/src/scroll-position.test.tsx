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
 * Scrolls and waits for the scroll event. There is none if the page is at `top` already, as an empty page is between
 * renders.
 */
async function scroll(top: number): Promise<void> {
  if (scrollY === top) return;
  const heard = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  scrollTo({ top, behavior: "instant" });
  await heard;
}

beforeEach(() => sessionStorage.clear());

test("going back restores the scroll position when the content is there", async () => {
  const page = await render(<Page entry="list" />);
  await scroll(700);
  await page.rerender(<Page entry="settings" />);
  await scroll(0);

  await page.rerender(<Page entry="list" isReturn isHere={false} />);
  expect(scrollY).toBe(0);
  await page.rerender(<Page entry="list" isReturn />);
  expect(scrollY).toBe(700);
});

test("a new page keeps its scroll position and saves it", async () => {
  const page = await render(<Page entry="list" />);
  await scroll(700);
  await page.rerender(<Page entry="list, filtered" />);
  expect(scrollY).toBe(700);
  await page.rerender(<Page entry="settings" />);
  await scroll(0);
  await page.rerender(<Page entry="list, filtered" isReturn />);
  expect(scrollY).toBe(700);
});

test("scroll positions survive a reload", async () => {
  const before = await render(<Page entry="list" />);
  await scroll(700);
  dispatchEvent(new Event("pagehide"));
  await before.unmount();

  const after = await render(<Page entry="settings" />);
  await scroll(0);
  await after.rerender(<Page entry="list" isReturn />);
  expect(scrollY).toBe(700);
});
