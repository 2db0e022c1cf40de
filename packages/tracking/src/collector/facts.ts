import type { NewEvent, NewSession, NewVisit, VisitEnd } from "../core/fields.ts";
import { fitting } from "../core/fitting.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change } from "../core/store.ts";

/** A page was shown. It says all that is known of the visit by then, and of its session. */
export type ViewFact = { kind: "view"; visit: NewVisit; session: NewSession };
/** A visit ended, or has lasted until now. */
export type EndFact = VisitEnd & { kind: "end"; session_id: string };
/** The visitor of a session was won. */
export type ConversionFact = { kind: "conversion"; session_id: string; at: number; conversion_type: string };
/** The visitor did something. */
export type EventFact = { kind: "event"; event: NewEvent };

/**
 * Something that happened in a session. Facts may arrive twice, late and in any order: every number is a merge of them
 * to which that makes no difference.
 */
export type Fact = ViewFact | EndFact | ConversionFact | EventFact;

/** The body of a request to the collector. */
export type FactsRequest = {
  /** What the visitor's clock showed as it was sent, in ms since 1970: a wrong one is set right by it. */
  sent_at: number;
  facts: readonly Fact[];
};

/** The facts that a change consists of: none for an end whose session is unknown. */
export function factsOf(change: Change, { visitFields, sessionFields, eventFields }: TrackingSet): Fact[] {
  if (change.kind === "event") return [{ kind: "event", event: fitting(change.event, eventFields) }];
  if (change.kind === "view") {
    const { visit, session } = change;
    return [{ kind: "view", visit: fitting(visit, visitFields), session: fitting(session, sessionFields) }];
  }
  if (change.kind === "end") {
    const { session_id } = change.end;
    return session_id ? [{ ...change.end, kind: "end", session_id }] : [];
  }
  const { at, conversion_type, session } = change;
  return [{ kind: "conversion", session_id: session.session_id, at, conversion_type }];
}
