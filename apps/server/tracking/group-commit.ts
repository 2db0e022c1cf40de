import { Unavailable } from "./engine.ts";

/** A request's rows that wait to be stored. */
export type WaitingRows<Rows, Result> = { rows: Rows; result: PromiseWithResolvers<Result> };

/**
 * Creates a group commit: rows that arrive during a commit are in the next one.
 *
 * @param room the maximum size of waiting rows, including those being stored.
 * @param commit takes some waiting rows, settles them, and resolves when the next commit may begin. It must not throw.
 */
export function createGroupCommit<Rows, Result>(
  room: number,
  commit: (take: (max?: number) => readonly WaitingRows<Rows, Result>[]) => Promise<void>,
) {
  let queue: WaitingRows<Rows, Result>[] = [];
  let taken = 0;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (queue.length > 0)
      await commit((max = queue.length) => {
        const requests = queue.slice(0, max);
        queue = queue.slice(max);
        return requests;
      });
    running = undefined;
  };
  return {
    /**
     * Resolves once the rows are stored.
     *
     * @param size their share of the room.
     * @throws Unavailable at once if there is no room, or the error that `commit` rejects them with.
     */
    async add(rows: Rows, size: number): Promise<Result> {
      if (taken + size > room) throw new Unavailable("Too many rows wait to be stored.");
      taken += size;
      const result = Promise.withResolvers<Result>();
      queue.push({ rows, result });
      running ??= run();
      try {
        return await result.promise;
      } finally {
        taken -= size;
      }
    },
    waiting: () => taken,
    drained: async () => running,
  };
}
