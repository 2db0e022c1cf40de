import type { NewEvent, NewSession, NewVisit, VisitEnd } from "./core/fields.ts";
import { fitRow } from "./core/fit-row.ts";
import { reportOnce } from "./core/report-once.ts";
import { sendBeacon, sendKeepalive } from "./core/send-keepalive.ts";
import type { TrackingSet } from "./core/set.ts";
import { type Change, type Store, StoreFailure } from "./core/store.ts";

export { type Field, MAX_PROPERTIES } from "./core/fields.ts";

/** A fact about a session. Facts may arrive twice, late and in any order: merging them gives the same numbers. */
export type Fact =
  /** A page view, with its visit and session so far. */
  | { kind: "view"; visit: NewVisit; session: NewSession }
  /** A visit's end, or its duration so far. */
  | (VisitEnd & { kind: "end" })
  /** A session's conversion. */
  | { kind: "conversion"; session_id: string; at: number; conversion_type: string }
  /** A visitor's event. */
  | { kind: "event"; event: NewEvent };

/** Body of a request to the collector. */
export type FactsRequest = {
  /** The visitor's clock at sending, in ms since 1970; corrects wrong clocks. */
  sent_at: number;
  facts: readonly Fact[];
};

/** Maximum facts per request. */
export const MAX_FACTS = 50;
export const MAX_BYTES = 32 * 1024;

export type CollectorStoreOptions<S extends TrackingSet> = {
  url: string;
  /** The set, from `defineSet`; the collector knows its name. */
  set: S;
  /** Called after each request with whether it was stored; false if it got no response, as with a content blocker. */
  onReach?: (reached: boolean) => void;
};

/**
 * Creates a store for a collector. Each write is one request of facts that needs no lookups, as plain text, which needs
 * no preflight to another origin.
 */
export function collectorStore<S extends TrackingSet>({
  url,
  set,
  onReach,
}: CollectorStoreOptions<S>): Store<S> {
  const address = `${url.replace(/\/$/, "")}/api/facts/${set.name}`;
  const report = reportOnce();

  const send = async (body: string): Promise<void> => {
    let response: Response;
    try {
      response = await sendKeepalive((options) =>
        fetch(address, {
          method: "POST",
          body,
          credentials: "omit",
          referrerPolicy: "no-referrer",
          ...options,
        }),
      );
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
      const facts = changes.map((change) => factOf(change, set));
      const body = JSON.stringify({ sent_at: Date.now(), facts } satisfies FactsRequest);
      if (isLeaving) sendBeacon(address, body);
      await send(body);
    },
  };
}

/**
 * Returns the number of events that the collector rejected; it stores the others.
 *
 * @throws StoreFailure unless the collector confirms that the request is stored.
 */
async function expectStored(response: Response): Promise<number> {
  const { stored, rejected, status, message } = Object(await response.json().catch(() => ({})));
  if (response.ok && typeof stored === "number") return rejected ?? 0;
  // Captive portals and gateways don't repeat the status in JSON, and may be temporary.
  const isFinal = !response.ok && status === response.status && ![408, 429].includes(status) && status < 500;
  throw new StoreFailure(
    response.ok
      ? "The response isn't the collector's. Check the URL."
      : `The collector responded ${response.status}${message ? `: ${message}` : "."}`,
    { temporary: !isFinal },
  );
}

/** Returns the fact of a change. */
export function factOf(change: Change, { visitFields, sessionFields, eventFields }: TrackingSet): Fact {
  if (change.kind === "event") return { kind: "event", event: fitRow(change.event, eventFields) };
  if (change.kind === "view") {
    const { visit, session } = change;
    return { kind: "view", visit: fitRow(visit, visitFields), session: fitRow(session, sessionFields) };
  }
  if (change.kind === "end") return { ...change.end, kind: "end" };
  const { at, conversion_type, session } = change;
  return { kind: "conversion", session_id: session.session_id, at, conversion_type };
}
