/** Adds up the time in which it runs. */
export type Stopwatch = {
  start(): void;
  stop(): void;
  /** In milliseconds. */
  elapsed(): number;
};

/** @param now a clock in milliseconds that never goes back. */
export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let passed = 0;
  let startedAt: number | undefined;
  const elapsed = () => passed + (startedAt === undefined ? 0 : now() - startedAt);
  return {
    start() {
      startedAt ??= now();
    },
    stop() {
      passed = elapsed();
      startedAt = undefined;
    },
    elapsed,
  };
}
