import type { NewEvent, NewSession, NewVisit, VisitEnd } from "../core/fields.ts";
import { fitting } from "../core/fitting.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change, PageView } from "../core/store.ts";

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

/** The facts that a change consists of. */
export function factsOf(change: Change, set: TrackingSet): Fact[] {
  if (change.kind === "event") return [{ kind: "event", event: fitting(change.event, set.eventFields) }];
  if (change.kind === "end") return endFact(change.end);
  if (change.kind === "conversion") {
    const { at, conversion_type, session } = change;
    return [{ kind: "conversion", session_id: session.session_id, at, conversion_type }];
  }
  return [viewFact(change, set), ...(change.ended ? endFact(change.ended, change.visit.session_id) : [])];
}

function viewFact({ visit, session }: PageView, { visitFields, sessionFields }: TrackingSet): ViewFact {
  return { kind: "view", visit: fitting(visit, visitFields), session: fitting(session, sessionFields) };
}

/** The end of a visit as a fact; none where its session is unknown. */
export function endFact(end: VisitEnd, fallback?: string): EndFact[] {
  const session_id = end.session_id ?? fallback;
  return session_id ? [{ ...end, kind: "end", session_id }] : [];
}
