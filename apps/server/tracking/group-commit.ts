import { Unavailable } from "./engine.ts";

/** Someone's rows that wait to be stored. */
export type Waiting<Rows, Result> = { rows: Rows; done: PromiseWithResolvers<Result> };

/**
 * Creates a group commit: whatever arrives during one commit goes into the next.
 *
 * @param room how much may wait, including what is being stored.
 * @param commit takes some of what waits, settles it, and resolves when the next commit may begin. It may not throw.
 */
export function createGroupCommit<Rows, Result>(
  room: number,
  commit: (take: (max?: number) => readonly Waiting<Rows, Result>[]) => Promise<void>,
) {
  let queue: Waiting<Rows, Result>[] = [];
  let taken = 0;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (queue.length > 0) {
      await commit((max = queue.length) => {
        const requests = queue.slice(0, max);
        queue = queue.slice(max);
        return requests;
      });
    }
    running = undefined;
  };
  return {
    /**
     * Resolves once the rows are stored.
     *
     * @param size how much of the room they take.
     * @throws Unavailable at once when there is no room; or what `commit` rejects them with.
     */
    async add(rows: Rows, size: number): Promise<Result> {
      if (taken + size > room) throw new Unavailable("Too many rows wait to be stored.");
      taken += size;
      const done = Promise.withResolvers<Result>();
      queue.push({ rows, done });
      running ??= run();
      try {
        return await done.promise;
      } finally {
        taken -= size;
      }
    },
    /** Returns how much of the room is taken. */
    waiting: () => taken,
    /** Resolves when nothing waits any more. */
    drained: async () => running,
  };
}
