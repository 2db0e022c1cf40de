/** Handlers for what is prefetched when a pointer, a finger or focus reaches an element, ahead of the click. */
export const prefetchOnIntent = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
});

/**
 * Does something once what is being rendered can be seen and the browser has nothing else to do; never in a browser
 * that cannot tell.
 *
 * @returns a way to leave it undone.
 */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) return () => {};
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(() => {
      idle = requestIdleCallback(task);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}
