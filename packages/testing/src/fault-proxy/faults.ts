/** What goes wrong, with which requests, and how often. Several that match one request add up. */
export type Fault = {
  /** Which method; without it all but OPTIONS, so that a browser's preflight uses no fault up. To reject preflights, fault OPTIONS with a status. */
  method?: string;
  /** Which path, the query included. */
  path?: RegExp;
  /** How many requests it meets before it is over; without it, all of them. */
  times?: number;
  /** Milliseconds to wait before anything else happens. */
  delay?: number;
  /** Wait until the fault is taken away before anything else happens. */
  hold?: boolean;
  /** The status to respond with, without asking the target. */
  status?: number;
  /** Respond with a page and status 200 without asking the target, as a captive portal does. */
  portal?: boolean;
  /** Cut the connection: before the target hears of the request, or in place of the target's response. */
  cut?: "before forwarding" | "after forwarding";
};

/** A fault, how many requests it still meets, and what those wait for that it holds. */
type Entry = { fault: Fault; left: number; release: () => void; released: Promise<void> };

/** The faults in force; they may change while requests are under way. */
export class Faults {
  #faults: Entry[] = [];

  /** Adds a fault, and gives a function that takes it away. */
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

  /** What happens to a request; uses the faults up that it meets. */
  meet(
    method: string,
    path: string,
  ): Pick<Fault, "status" | "portal" | "cut"> & { delay: number; released: Promise<unknown> } {
    const met = this.#faults.filter(({ fault, left }) => left > 0 && matches(fault, method, path));
    for (const entry of met) entry.left--;
    const faults = met.map(({ fault }) => fault);
    const status = faults.find((fault) => fault.status !== undefined)?.status;
    const cut = faults.find((fault) => fault.cut !== undefined)?.cut;
    const holding = met.filter(({ fault }) => fault.hold);
    return {
      released: Promise.all(holding.map(({ released }) => released)),
      delay: faults.reduce((sum, fault) => sum + (fault.delay ?? 0), 0),
      ...(status !== undefined && { status }),
      ...(faults.some((fault) => fault.portal) && { portal: true }),
      ...(cut !== undefined && { cut }),
    };
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  const methodFits = fault.method ? fault.method === method : method !== "OPTIONS";
  return methodFits && (fault.path?.test(path) ?? true);
}
