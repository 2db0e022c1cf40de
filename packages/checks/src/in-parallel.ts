/** Does something with each of the items, in their order, at most so many at a time as there are lanes. */
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
