/** An element's position from the page's inline start, and its width, in px. */
type Place = { element: string; start: number; width: number };

/** Returns the positions of all visible elements from the inline start. Icons aren't mirrored. */
export function placesFromStart(): Place[] {
  const { clientWidth, dir } = document.documentElement;
  return [
    ...document.body.querySelectorAll<HTMLElement>(
      "*:not(svg *, option, script, style, [data-radix-focus-guard])",
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const start = dir === "rtl" ? clientWidth - right : left;
      return {
        element: `${element.tagName} ${element.className}`,
        start: Math.round(start),
        width: Math.round(width),
      };
    });
}

/** Returns the elements that moved by more than a rounded pixel. */
export function movedBetween(before: readonly Place[], after: readonly Place[]): Place[] {
  return after.filter((place, index) => {
    const { start = Number.NaN, width = Number.NaN } = before[index] ?? {};
    return !(Math.abs(place.start - start) <= 1 && Math.abs(place.width - width) <= 1);
  });
}
