import type { RecordClient } from "@voxlog/tracking/pocketbase";

/** Whether what is tracked gets through from this browser, as the last request had it. */
export type Reach = "stored" | "blocked";

/**
 * A client that also says whether its requests get through. One without any response although the browser is online
 * was most likely refused by a content blocker: pages cannot tell that from a server that is away.
 */
export function watchClient(
  client: RecordClient,
  onReach: (reach: Reach) => void,
  isOnline: () => boolean = () => navigator.onLine,
): RecordClient {
  return {
    ...client,
    async send(path, options) {
      try {
        const response = await client.send(path, options);
        onReach("stored");
        return response;
      } catch (error) {
        if ((error as { status?: unknown }).status === 0 && isOnline()) onReach("blocked");
        throw error;
      }
    },
  };
}
