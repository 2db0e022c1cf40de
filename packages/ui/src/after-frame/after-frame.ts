/**
 * Runs something once the next frame is on the screen, in a task of its own, behind those that wait for that frame
 * as well; soon, in a page that nobody sees and that has no frames.
 *
 * @returns what calls it off.
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const runNext = () => {
    timer = setTimeout(run);
  };
  if (document.hidden) runNext();
  else frame = requestAnimationFrame(runNext);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
