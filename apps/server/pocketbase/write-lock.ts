/**
 * Lets this process and PocketBase take turns writing to a database. SQLite's lock isn't fair, and PocketBase's
 * transactions read before they write. If another commit comes in between, SQLite rejects the write
 * (SQLITE_BUSY_SNAPSHOT), and PocketBase retries it in vain for 7 s (core/db_retry.go).
 */
export type WriteLock = ReturnType<typeof createWriteLock>;

/** Creates the turns of one database. */
export function createWriteLock() {
  let committing: Promise<void> | undefined;
  let lastCommit: Promise<void> = Promise.resolve();
  let writes = 0;
  let onNone: (() => void)[] = [];

  const leave = () => {
    writes--;
    if (writes > 0) return;
    for (const resolve of onNone) resolve();
    onNone = [];
  };

  const untilNone = async (maxMs: number) => {
    if (writes === 0) return;
    const none = Promise.withResolvers<void>();
    onNone.push(none.resolve);
    const timer = setTimeout(none.resolve, maxMs);
    await none.promise;
    clearTimeout(timer);
  };

  return {
    /** Resolves when PocketBase may write, with a function that ends its turn. */
    async enterPocketBase() {
      // Counted before the wait, because the next commit has to wait for it.
      writes++;
      await committing;
      let isIn = true;
      return () => {
        if (isIn) leave();
        isIn = false;
      };
    },
    /**
     * Runs a commit of this process after its earlier ones, when PocketBase isn't writing, or after `maxMs`: the
     * owner's long requests, such as an import, must not block visitors.
     */
    async commit<T>(maxMs: number, work: () => Promise<T>): Promise<T> {
      const ended = Promise.withResolvers<void>();
      const before = lastCommit;
      lastCommit = ended.promise;
      await before;
      await untilNone(maxMs);
      committing = ended.promise;
      try {
        return await work();
      } finally {
        committing = undefined;
        ended.resolve();
      }
    },
  };
}
