/** The maximum of concurrent requests, and each network's share of it from `many` on. */
export type ConcurrencyLimits = { max: number; many: number; share: number };

/** Limits concurrency so that one network can't crowd out the others. */
export function limitConcurrency({ max, many, share }: ConcurrencyLimits) {
  const networks = new Map<string, number>();
  let all = 0;
  return {
    isCrowded: () => all > many,
    /** Adds one for a network. Returns a function that removes it, or nothing if there is no room. */
    enter(network: string): (() => void) | undefined {
      const own = networks.get(network) ?? 0;
      if (all >= max || (all >= many && own >= share)) return undefined;
      all++;
      networks.set(network, own + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all--;
        const left = (networks.get(network) ?? 1) - 1;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      };
    },
  };
}
