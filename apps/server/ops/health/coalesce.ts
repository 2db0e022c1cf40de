/** Runs work once at a time; requested during a run, it runs once more afterwards. */
export type Coalesced = {
  (): void;
  /** Resolves when none of it runs. */
  done(): Promise<void>;
};

/** @param onFailure hears why work failed, which ends nothing. */
export function coalesce(work: () => Promise<void>, onFailure: (error: unknown) => void): Coalesced {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work().catch(onFailure);
    } while (again);
    running = undefined;
  };
  const ask = () => {
    if (running) again = true;
    else running = run();
  };
  return Object.assign(ask, { done: async () => await running });
}
