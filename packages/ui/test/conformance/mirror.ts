/** Where something lies: from the page's start, and its width, in px. */
type Place = { element: string; start: number; width: number };

/** Where every element that is seen lies from the side that reading starts at. Icons are not turned. */
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

/** The elements that lie elsewhere than they did; a rounded pixel is let through. */
export function movedBetween(before: readonly Place[], after: readonly Place[]): Place[] {
  return after.filter((place, index) => {
    const { start = Number.NaN, width = Number.NaN } = before[index] ?? {};
    return !(Math.abs(place.start - start) <= 1 && Math.abs(place.width - width) <= 1);
  });
}
