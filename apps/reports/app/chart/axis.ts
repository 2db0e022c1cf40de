/**
 * Returns the labeled values of a chart's axis: round numbers from 0 to at least `max`, in at most four steps.
 *
 * @example ticksUpTo(37) ⇒ [0, 10, 20, 30, 40]
 */
export function ticksUpTo(max: number): number[] {
  const step = roundStep(Math.max(max, 1) / 4);
  const count = Math.ceil(Math.max(max, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is at least `min`. */
function roundStep(min: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(min, 1)));
  return magnitude * ([1, 2, 5, 10].find((digit) => digit * magnitude >= min) ?? 10);
}

/** Returns the row of each text: the first where none that came before reaches it. In pixels. */
export function rowsWithoutOverlap(texts: readonly { left: number; right: number }[]): number[] {
  const ends: number[] = [];
  return texts.map(({ left, right }) => {
    const free = ends.findIndex((end) => end < left);
    const row = free < 0 ? ends.length : free;
    ends[row] = right;
    return row;
  });
}

/** Shortens a label to a width, with an ellipsis. `widthOf` returns a text's width. */
export function fitLabel(label: string, width: number, widthOf: (text: string) => number): string {
  const characters = [...label];
  let fitting = label;
  while (characters.length > 0 && widthOf(fitting) > width) {
    characters.pop();
    fitting = `${characters.join("").trimEnd()}…`;
  }
  return fitting;
}
