/**
 * Runs something once the next frame is on the screen, in a task of its own, behind those that wait for that frame
 * as well.
 *
 * @returns what calls it off.
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
