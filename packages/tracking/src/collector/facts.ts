import {
  type Field,
  type NewSession,
  type NewVisit,
  pageVisitFields,
  sessionFields,
  type VisitEnd,
} from "../core/fields.ts";
import type { Change, PageView } from "../core/store.ts";

/** A page was shown. It says all that is known of the visit by then, and of its session. */
export type ViewFact = { kind: "view"; visit: NewVisit; session: NewSession };
/** A visit ended, or has lasted until now. */
export type EndFact = VisitEnd & { kind: "end"; session_id: string };
/** The visitor of a session was won. */
export type ConversionFact = { kind: "conversion"; session_id: string; at: number; conversion_type: string };

/**
 * Something that happened in a session. Facts may arrive twice, late and in any order: every number is a merge of them
 * to which that makes no difference.
 */
export type Fact = ViewFact | EndFact | ConversionFact;

/** The body of a request to the collector. */
export type FactsRequest = {
  /** What the visitor's clock showed as it was sent, in ms since 1970: a wrong one is set right by it. */
  sent_at: number;
  facts: readonly Fact[];
};

/** The facts that a change consists of. */
export function factsOf(change: Change): Fact[] {
  if (change.kind === "conversion") {
    const { at, conversion_type, session } = change;
    return [{ kind: "conversion", session_id: session.session_id, at, conversion_type }];
  }
  return [viewFact(change), ...(change.ended ? endFact(change.ended, change.visit.session_id) : [])];
}

function viewFact({ visit, session }: PageView): ViewFact {
  return {
    kind: "view",
    visit: cutTexts(visit, pageVisitFields),
    session: cutTexts(session, sessionFields),
  };
}

/** The end of a visit as a fact; none where nobody can tell which session it belongs to. */
export function endFact(end: VisitEnd, fallback?: string): EndFact[] {
  const session_id = end.session_id ?? fallback;
  return session_id ? [{ ...end, kind: "end", session_id }] : [];
}

/** Leaves of each text what the collector takes, in characters as it counts them: better a piece than nothing. */
function cutTexts<Row extends object>(row: Row, fields: Readonly<Record<string, Field>>): Row {
  const cut = { ...row } as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    const value = cut[name];
    if (field.type === "text" && typeof value === "string")
      cut[name] = [...value].slice(0, field.max).join("");
  }
  return cut as Row;
}
