/**
 * Returns a function that runs work, once at a time. Calls during a run cause one more run afterward, also after a
 * failure, unless the server is closing.
 */
export function coalesce(
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
  closing: AbortSignal,
) {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work().catch((error: unknown) => closing.aborted || onFailure(error));
    } while (again && !closing.aborted);
    running = undefined;
  };
  const request = () => {
    if (running) again = true;
    else running = run();
  };
  return Object.assign(request, { settled: async () => await running });
}
