import type { NewEvent, NewSession, NewVisit, VisitEnd } from "../core/fields.ts";
import { fitRow } from "../core/fit-row.ts";
import type { TrackingSet } from "../core/set.ts";
import type { Change } from "../core/store.ts";

/** A page view, with its visit and session so far. */
export type ViewFact = { kind: "view"; visit: NewVisit; session: NewSession };
/** A visit's end, or its duration so far. */
export type EndFact = VisitEnd & { kind: "end"; session_id: string };
/** A session's conversion. */
export type ConversionFact = { kind: "conversion"; session_id: string; at: number; conversion_type: string };
/** A visitor's event. */
export type EventFact = { kind: "event"; event: NewEvent };

/** A fact about a session. Facts may arrive twice, late and in any order: merging them gives the same numbers. */
export type Fact = ViewFact | EndFact | ConversionFact | EventFact;

/** Body of a request to the collector. */
export type FactsRequest = {
  /** The visitor's clock at sending, in ms since 1970; corrects wrong clocks. */
  sent_at: number;
  facts: readonly Fact[];
};

/** Returns the facts of a change: none for an end whose session is unknown. */
export function factsOf(change: Change, { visitFields, sessionFields, eventFields }: TrackingSet): Fact[] {
  if (change.kind === "event") return [{ kind: "event", event: fitRow(change.event, eventFields) }];
  if (change.kind === "view") {
    const { visit, session } = change;
    return [{ kind: "view", visit: fitRow(visit, visitFields), session: fitRow(session, sessionFields) }];
  }
  if (change.kind === "end") {
    const { session_id } = change.end;
    return session_id ? [{ ...change.end, kind: "end", session_id }] : [];
  }
  const { at, conversion_type, session } = change;
  return [{ kind: "conversion", session_id: session.session_id, at, conversion_type }];
}
