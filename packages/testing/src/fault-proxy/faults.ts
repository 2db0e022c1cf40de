/** A fault, the requests it applies to, and its count. Faults that match the same request combine. */
export type Fault = {
  /**
   * The method; by default all but OPTIONS, so that preflights don't use the fault up. To reject preflights, fault
   * OPTIONS with a status.
   */
  method?: string;
  /** Matches the path with its query. */
  path?: RegExp;
  /** Number of requests until it ends; unlimited by default. */
  times?: number;
  /** Delay in milliseconds. */
  delay?: number;
  /** Wait until the fault is removed. */
  hold?: boolean;
  /** Respond with this status without forwarding. */
  status?: number;
  /** Cut the connection before forwarding, or instead of the target's response. */
  cut?: "before forwarding" | "after forwarding";
};

type Entry = { fault: Fault; left: number; release: () => void; released: Promise<void> };

/** Active faults; they may change while requests are in progress. */
export class Faults {
  #faults: Entry[] = [];

  /** Adds a fault; returns a function that removes it. */
  add(fault: Fault): () => void {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY, release, released };
    this.#faults.push(entry);
    return () => {
      this.#faults = this.#faults.filter((other) => other !== entry);
      release();
    };
  }

  clear(): void {
    for (const { release } of this.#faults) release();
    this.#faults = [];
  }

  /** Applies the matching faults to a request and counts them. */
  apply(
    method: string,
    path: string,
  ): Pick<Fault, "status" | "cut"> & { delay: number; released: Promise<unknown> } {
    const matched = this.#faults.filter(({ fault, left }) => left > 0 && matches(fault, method, path));
    for (const entry of matched) entry.left--;
    const faults = matched.map(({ fault }) => fault);
    const status = faults.find((fault) => fault.status !== undefined)?.status;
    const cut = faults.find((fault) => fault.cut !== undefined)?.cut;
    const holding = matched.filter(({ fault }) => fault.hold);
    return {
      released: Promise.all(holding.map(({ released }) => released)),
      delay: faults.reduce((sum, fault) => sum + (fault.delay ?? 0), 0),
      ...(status !== undefined && { status }),
      ...(cut !== undefined && { cut }),
    };
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  const methodFits = fault.method ? fault.method === method : method !== "OPTIONS";
  return methodFits && (fault.path?.test(path) ?? true);
}
