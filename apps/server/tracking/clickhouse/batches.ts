/** Rows for a number of tables, by the table's name. */
export type TableRows = ReadonlyMap<string, readonly object[]>;

/** The buffer is full: whoever sent the rows should come again. */
export class BufferFull extends Error {}

/** The database does not take these rows, however often they come. */
export class RowsRefused extends Error {}

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
  /** Whether an insert failed by what is in its rows, and will again. */
  isRefusal?(error: unknown): boolean;
  onInsert?(milliseconds: number, rows: number): void;
  onFailure?(error: unknown): void;
};

/** Rows on their way to the database, those of many requests in one insert. */
export type Batches = {
  /**
   * Resolves once the rows are stored.
   *
   * @throws BufferFull at once; RowsRefused when it is these that the database does not take; or what the last attempt
   *   at the insert threw.
   */
  add(rows: TableRows): Promise<void>;
  /** How many rows wait. */
  waiting(): number;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
};

/** What one request waits for. */
type Waiting = { tables: TableRows; done: PromiseWithResolvers<void> };

/**
 * One after the other: while one insert is under way, the rows for the next one gather. An insert that is refused for
 * what is in it is divided until it is known whose rows it is, so that nobody else waits for theirs.
 */
export function createBatches({
  insert,
  interval,
  mostRows,
  retryDelays,
  isRefusal = () => false,
  onInsert = () => {},
  onFailure = () => {},
}: BatchesOptions): Batches {
  let gathering: Waiting[] = [];
  let waiting = 0;
  let running: Promise<void> | undefined;

  const store = async (table: string, rows: readonly object[]): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      try {
        await insert(table, rows);
        return;
      } catch (error) {
        onFailure(error);
        if (isRefusal(error))
          throw new RowsRefused("The database does not take these rows.", { cause: error });
        const delay = retryDelays[attempt];
        if (delay === undefined) throw error;
        await after(delay);
      }
    }
  };

  const storeAll = async (requests: readonly Waiting[]): Promise<void> => {
    const begun = performance.now();
    const tables = together(requests);
    const results = await Promise.allSettled([...tables].map(([table, rows]) => store(table, rows)));
    const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    if (failures.length === 0) {
      onInsert(performance.now() - begun, countOf(tables));
      for (const { done } of requests) done.resolve();
    } else if (requests.length > 1 && failures.every((failure) => failure instanceof RowsRefused)) {
      const half = requests.length >> 1;
      await storeAll(requests.slice(0, half));
      await storeAll(requests.slice(half));
    } else for (const { done } of requests) done.reject(failures[0]);
  };

  const run = async (): Promise<void> => {
    while (gathering.length > 0) {
      const pause = after(interval);
      const requests = gathering;
      gathering = [];
      await storeAll(requests);
      waiting -= requests.reduce((sum, { tables }) => sum + countOf(tables), 0);
      await pause;
    }
    running = undefined;
  };

  return {
    async add(tables) {
      const count = countOf(tables);
      if (waiting + count > mostRows) throw new BufferFull();
      waiting += count;
      const done = Promise.withResolvers<void>();
      gathering.push({ tables, done });
      running ??= run();
      await done.promise;
    },
    waiting: () => waiting,
    drained: async () => running,
  };
}

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** The rows of many requests, by their tables. */
function together(requests: readonly Waiting[]): Map<string, object[]> {
  const all = new Map<string, object[]>();
  for (const { tables } of requests)
    for (const [table, rows] of tables) {
      const before = all.get(table);
      if (before) before.push(...rows);
      else all.set(table, [...rows]);
    }
  return all;
}

const countOf = (tables: TableRows) => [...tables.values()].reduce((sum, { length }) => sum + length, 0);
