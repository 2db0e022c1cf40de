import { Unavailable } from "./engine.ts";

/** Someone's rows that wait to be stored. */
export type Waiting<Rows, Result> = { rows: Rows; done: PromiseWithResolvers<Result> };

/** Takes what waits, up to a maximum. */
export type Take<Rows, Result> = (max?: number) => readonly Waiting<Rows, Result>[];

/** Stores the rows of many requests at once. */
export type GroupCommit<Rows, Result> = {
  /**
   * Resolves once the rows are stored.
   *
   * @param size how much of the room they take.
   * @throws Unavailable at once when there is no room.
   */
  add(rows: Rows, size: number): Promise<Result>;
  /** Returns how much of the room is taken. */
  waiting(): number;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
};

/**
 * Creates a group commit: whatever arrives during one commit goes into the next.
 *
 * @param room how much may wait, including what is being stored.
 * @param commit takes some of what waits, settles it, and resolves when the next commit may begin. It may not throw.
 */
export function createGroupCommit<Rows, Result>(
  room: number,
  commit: (take: Take<Rows, Result>) => Promise<void>,
): GroupCommit<Rows, Result> {
  let queue: Waiting<Rows, Result>[] = [];
  let taken = 0;
  let running: Promise<void> | undefined;

  const take: Take<Rows, Result> = (max = queue.length) => {
    const requests = queue.slice(0, max);
    queue = queue.slice(max);
    return requests;
  };
  const run = async () => {
    while (queue.length > 0) await commit(take);
    running = undefined;
  };
  return {
    async add(rows, size) {
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
    waiting: () => taken,
    drained: async () => running,
  };
}
