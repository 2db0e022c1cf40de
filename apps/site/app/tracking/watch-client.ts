import type { RecordClient } from "@voxlog/tracking/pocketbase";

/** Whether what is tracked gets through from this browser, as the last request had it. */
export type Reach = "stored" | "blocked";

/** Says the same of a store that tells of each request itself whether it was stored, or got no response. */
export const watchReach =
  (onReach: (reach: Reach) => void, isOnline: () => boolean = () => navigator.onLine) =>
  (isStored: boolean): void => {
    if (isStored) onReach("stored");
    else if (isOnline()) onReach("blocked");
  };

/**
 * A client that also says whether its requests get through. One without any response although the browser is online
 * was most likely blocked by a content blocker: pages cannot tell that from a server that is away.
 */
export function watchClient(
  client: RecordClient,
  onReach: (reach: Reach) => void,
  isOnline: () => boolean = () => navigator.onLine,
): RecordClient {
  const say = watchReach(onReach, isOnline);
  return {
    ...client,
    async send(path, options) {
      try {
        const response = await client.send(path, options);
        say(true);
        return response;
      } catch (error) {
        if ((error as { status?: unknown }).status === 0) say(false);
        throw error;
      }
    },
  };
}
