const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * A name of a letter or two for each of these. In the order of the style sheet: what stands together gets names that
 * look alike, which compresses better than the shortest for what is there most often.
 *
 * @param taken names that must not be given.
 * @example shortNames(["flex", "mt-2"], new Set(["a"])) ⇒ Map { "flex" => "b", "mt-2" => "c" }
 */
export function shortNames(names: Iterable<string>, taken: ReadonlySet<string>): Map<string, string> {
  const short = new Map<string, string>();
  const free = freeNames(taken);
  for (const name of names) short.set(name, free.next().value);
  return short;
}

function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (
    let ofLength = LETTERS;
    ;
    ofLength = ofLength.flatMap((start) => LETTERS.map((each) => start + each))
  ) {
    for (const name of ofLength) if (!taken.has(name)) yield name;
  }
}
