/** Rows for a number of tables, by the table's name. */
export type TableRows = ReadonlyMap<string, readonly object[]>;

/** The buffer is full: whoever sent the rows should come again. */
export class BufferFull extends Error {}

/** What batches work with. */
export type BatchesOptions = {
  /** Stores rows in one table; repeating it changes nothing. */
  insert(table: string, rows: readonly object[]): Promise<unknown>;
  /** Ms between the beginnings of two inserts, in which requests gather. */
  interval: number;
  /** How many rows may wait at most, those under way included. */
  mostRows: number;
  /** Ms to wait before each further attempt at a failed insert; after the last one the rows are given back. */
  retryDelays: readonly number[];
  onInsert?(milliseconds: number, rows: number): void;
  onFailure?(error: unknown): void;
};

/** Rows on their way to the database, those of many requests in one insert. */
export type Batches = {
  /**
   * Resolves once the rows are stored.
   *
   * @throws BufferFull at once; or what the last attempt at the insert threw.
   */
  add(rows: TableRows): Promise<void>;
  /** How many rows wait. */
  waiting(): number;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
};

/** One after the other: while one insert is under way, the rows for the next one gather. */
export function createBatches({
  insert,
  interval,
  mostRows,
  retryDelays,
  onInsert = () => {},
  onFailure = () => {},
}: BatchesOptions): Batches {
  let gathering: { tables: Map<string, object[]>; done: PromiseWithResolvers<void> } | undefined;
  let waiting = 0;
  let running: Promise<void> | undefined;

  const store = async (table: string, rows: readonly object[]): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      try {
        await insert(table, rows);
        return;
      } catch (error) {
        onFailure(error);
        const delay = retryDelays[attempt];
        if (delay === undefined) throw error;
        await after(delay);
      }
    }
  };

  const run = async (): Promise<void> => {
    while (gathering) {
      const pause = after(interval);
      const { tables, done } = gathering;
      gathering = undefined;
      const begun = performance.now();
      const inserts = [...tables].map(([table, rows]) => store(table, rows));
      const results = await Promise.allSettled(inserts);
      const rows = countOf(tables);
      waiting -= rows;
      const failed = results.find(({ status }) => status === "rejected");
      if (failed) done.reject((failed as PromiseRejectedResult).reason);
      else {
        onInsert(performance.now() - begun, rows);
        done.resolve();
      }
      await pause;
    }
    running = undefined;
  };

  return {
    async add(tables) {
      const count = countOf(tables);
      if (waiting + count > mostRows) throw new BufferFull();
      waiting += count;
      gathering ??= { tables: new Map(), done: Promise.withResolvers<void>() };
      for (const [table, rows] of tables) {
        const all = gathering.tables.get(table);
        if (all) all.push(...rows);
        else gathering.tables.set(table, [...rows]);
      }
      const { done } = gathering;
      running ??= run();
      await done.promise;
    },
    waiting: () => waiting,
    drained: async () => running,
  };
}

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const countOf = (tables: TableRows) => [...tables.values()].reduce((sum, { length }) => sum + length, 0);
