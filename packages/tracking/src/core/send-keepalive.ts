import { StoreFailure } from "./store.ts";

/** Ms until a request without a response is repeated. A server that takes half a minute isn't down. */
export const TIMEOUT = 90_000;

/**
 * Sends a request that outlives its page. A page's keepalive requests may have 64 KiB in flight together; one that the
 * browser rejects for that looks like a lost connection, so those are repeated without keepalive.
 */
export async function sendKeepalive<T>(
  send: (options: { keepalive: boolean; signal: AbortSignal }) => Promise<T>,
  isLost: (error: unknown) => boolean = () => true,
): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT);
  return send({ keepalive: true, signal }).catch((error: unknown) => {
    if (signal.aborted || !isLost(error)) throw error;
    return send({ keepalive: false, signal });
  });
}

/**
 * Sends a beacon in browsers without keepalive, whose requests end with their page.
 *
 * @throws StoreFailure once it's sent: a beacon has no response.
 */
export function sendBeacon(url: string, body: string | Blob): void {
  if (!("keepalive" in Request.prototype) && navigator.sendBeacon?.(url, body))
    throw new StoreFailure("A beacon has no response.", { temporary: true });
}
