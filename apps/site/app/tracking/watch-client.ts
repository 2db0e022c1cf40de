import type { RecordClient } from "@voxlog/tracking/pocketbase";

/** Whether the last tracking request was stored or blocked. */
export type DeliveryState = "stored" | "blocked";

/** Reports the same for a store that reports each request itself. */
export const watchDelivery =
  (onDelivery: (delivery: DeliveryState) => void, isOnline: () => boolean = () => navigator.onLine) =>
  (isStored: boolean): void => {
    if (isStored) onDelivery("stored");
    else if (isOnline()) onDelivery("blocked");
  };

/**
 * Wraps a client to report whether its requests succeed. A request without a response while the browser is online was
 * most likely blocked: pages can't tell a content blocker from an unreachable server.
 */
export function watchClient(
  client: RecordClient,
  onDelivery: (delivery: DeliveryState) => void,
  isOnline: () => boolean = () => navigator.onLine,
): RecordClient {
  const say = watchDelivery(onDelivery, isOnline);
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
