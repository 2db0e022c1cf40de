import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { prefetchOnIntent, usePrefetchBeforeTap, whenIdle } from "./prefetch.ts";

beforeEach(async () => {
  // A full browser fires hover events for a button that appears below a resting mouse.
  await userEvent.unhover(document.documentElement);
  // A busy machine may not be idle for long.
  vi.spyOn(window, "requestIdleCallback").mockImplementation((callback) => Number(setTimeout(callback)));
  vi.spyOn(window, "cancelIdleCallback").mockImplementation((id) => clearTimeout(id));
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ["a pointer reaches it", (button: Element) => userEvent.hover(button)],
  ["it gets focus", () => userEvent.tab()],
  [
    "a finger touches it",
    (button: Element) => button.dispatchEvent(new TouchEvent("touchstart", { bubbles: true })),
  ],
])("prefetchOnIntent prefetches when %s", async (_, reach) => {
  const prefetch = vi.fn();
  const screen = await render(
    <button type="button" {...prefetchOnIntent(prefetch)}>
      Menu
    </button>,
  );
  expect(prefetch).not.toHaveBeenCalled();
  await reach(screen.getByRole("button").element());

  await expect.poll(() => prefetch.mock.calls.length).toBeGreaterThan(0);
});

function Screen({ prefetch }: { prefetch: () => void }) {
  usePrefetchBeforeTap(prefetch);
  return <p>Text</p>;
}

test("usePrefetchBeforeTap prefetches after the first touch anywhere", async () => {
  const prefetch = vi.fn();
  const screen = await render(<Screen prefetch={prefetch} />);
  const touch = () =>
    screen
      .getByText("Text")
      .element()
      .dispatchEvent(new TouchEvent("touchend", { bubbles: true }));
  // More than once: the component may not listen yet.
  await expect.poll(() => touch() && prefetch.mock.calls.length).toBe(1);
  touch();

  expect(prefetch).toHaveBeenCalledOnce();
});

test.each([
  ["once when a visitor reads for three seconds", false, 1],
  ["nothing for one who saves data", true, 0],
])("usePrefetchBeforeTap prefetches %s", async (_, saveData, times) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: { saveData } } }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const prefetch = vi.fn();
  await render(<Screen prefetch={prefetch} />);
  await vi.advanceTimersByTimeAsync(2900);
  expect(prefetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await new Promise((painted) => requestAnimationFrame(painted));
  await vi.runAllTimersAsync(); // The idle callback.

  expect(prefetch).toHaveBeenCalledTimes(times);
});

test("whenIdle runs its task later", async () => {
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();

  await expect.poll(() => task.mock.calls.length).toBe(1);
});

test("whenIdle skips a canceled task", async () => {
  const [undone, done] = [vi.fn(), vi.fn()];
  whenIdle(undone)();
  whenIdle(done);
  await expect.poll(() => done.mock.calls.length).toBe(1);

  expect(undone).not.toHaveBeenCalled();
});
