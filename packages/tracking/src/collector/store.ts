import { reportOnce } from "../core/report-once.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Store, StoreFailure } from "../core/store.ts";
import { type FactsRequest, factsOf } from "./facts.ts";

/** The collector's limits for one request. */
export const MAX_FACTS = 50;
export const MAX_BYTES = 32 * 1024;

/** A collector that has not responded after this many ms will be asked again. */
const TIMEOUT = 90_000;

/** Where and as what visits are recorded. */
export type CollectorStoreOptions<S extends TrackingSet> = {
  /** Origin of the collector; empty for the page's own. */
  url: string;
  /** What is tracked, as `defineSet` gives it; the collector knows it by its name. */
  set: S;
  /** Told of each request whether it was stored, or got no response, as a content blocker lets it have none. */
  onReach?: (reached: boolean) => void;
};

/**
 * A store behind a collector. Everything is one request: it says what happened, and nothing has to be found or counted
 * for it. A plain text, which a page may send to another origin without asking first.
 */
export function collectorStore<S extends TrackingSet>({
  url,
  set,
  onReach,
}: CollectorStoreOptions<S>): Store<S> {
  const address = `${url.replace(/\/$/, "")}/api/facts/${set.name}`;
  const report = reportOnce();

  const send = async (body: string): Promise<void> => {
    const signal = AbortSignal.timeout?.(TIMEOUT);
    const attempt = (keepalive: boolean) =>
      fetch(address, { method: "POST", body, keepalive, credentials: "omit", ...(signal && { signal }) });
    let response: Response;
    try {
      // Keepalive requests of a page may together have 64 KiB under way; a rejection for that looks like a lost connection.
      response = await attempt(true).catch((error) => {
        if (signal?.aborted) throw error;
        return attempt(false);
      });
    } catch (cause) {
      onReach?.(false);
      throw new StoreFailure("The collector didn't respond.", { temporary: true, cause });
    }
    const rejected = await expectStored(response);
    onReach?.(true);
    if (rejected > 0) report("An event wasn't stored.", `${rejected} rejected`, "warn");
  };

  return {
    name: set.storageName,
    set,
    async write(changes, isLeaving) {
      const facts = changes.flatMap((change) => factsOf(change, set));
      if (facts.length === 0) return;
      const body = JSON.stringify({ sent_at: Date.now(), facts } satisfies FactsRequest);
      if (isLeaving && !("keepalive" in Request.prototype) && navigator.sendBeacon?.(address, body)) {
        throw new StoreFailure("A beacon has no response.", { temporary: true });
      }
      await send(body);
    },
  };
}

/**
 * How many events the collector has rejected; it stores all others, or rejects the request.
 *
 * @throws StoreFailure, unless it is the collector that responded, and says that it is stored.
 */
async function expectStored(response: Response): Promise<number> {
  const { stored, rejected, status, message } = Object(await response.json().catch(() => ({})));
  if (response.ok && typeof stored === "number") return rejected ?? 0;
  // A captive portal or a gateway does not repeat its status in JSON, and may soon be gone.
  const isFinal = !response.ok && status === response.status && ![408, 429].includes(status) && status < 500;
  throw new StoreFailure(
    response.ok
      ? "The response isn't the collector's. Check the URL."
      : `The collector responded ${response.status}${message ? `: ${message}` : "."}`,
    { temporary: !isFinal },
  );
}
