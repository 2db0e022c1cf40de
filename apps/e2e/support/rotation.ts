import type { Locator } from "@playwright/test";

/** Returns a rotating list as a visitor sees it: one item at a time, in a window. */
export function rotationOf(region: Locator) {
  const row = region.locator(".rotating");
  return {
    window: region.locator(".rotation-window"),
    pause: region.getByRole("checkbox"),

    shown: () =>
      row.evaluate((row) => {
        const window = row.closest(".rotation-window")?.getBoundingClientRect();
        return [...row.children]
          .filter((item) => {
            const box = item.getBoundingClientRect();
            return (
              window &&
              box.width > 0 &&
              box.top >= window.top - 1 &&
              box.bottom <= window.bottom + 1 &&
              box.left >= window.left - 1 &&
              box.right <= window.right + 1
            );
          })
          .map((item) => item.textContent ?? "");
      }),

    /** Whether it's running, paused, or static. */
    state: () =>
      row.evaluate((row) => {
        const states = new Set(row.getAnimations().map(({ playState }) => playState));
        return [...states].join() || "still";
      }),

    /** The duration of an item's turn and of a full round, in ms. */
    pace: () =>
      row.evaluate((row) => {
        const durations = row.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration));
        return { turn: Math.min(...durations), round: Math.max(...durations) };
      }),

    goTo: (time: number) =>
      row.evaluate((row, time) => {
        for (const animation of row.getAnimations()) animation.currentTime = time;
      }, time),
  };
}
