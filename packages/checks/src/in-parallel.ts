/** Runs a function for each item, in order, on at most `lanes` items at a time. */
export async function inParallel<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
  lanes: number,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
