/** How many requests may be under way, and how many of one network once there are many. */
export type ConcurrencyLimits = { max: number; many: number; share: number };

/** Counts what is under way. */
export type Concurrency = {
  /** Adds one for a network. Returns how to take it off again, or nothing when there is no room. */
  enter(network: string): (() => void) | undefined;
  /** Whether so many are under way that each network has only its share. */
  isCrowded(): boolean;
};

/** Limits concurrency so that no network can take the place of all others. */
export function limitConcurrency({ max, many, share }: ConcurrencyLimits): Concurrency {
  const networks = new Map<string, number>();
  let all = 0;
  return {
    isCrowded: () => all > many,
    enter(network) {
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
