import { type Field, MOST_FACTS } from "@voxlog/tracking/collector";
import { checkId, checkValue, Refusal } from "./check-value.ts";
import type { TrackedSet } from "./sets.ts";
import { formatTime, settleTime } from "./times.ts";

/** A row for a table of facts: columns that it says nothing of are left out. */
export type Row = Record<string, unknown>;

/** What a request has to be stored, and what must be true for it. */
export type Rows = {
  sessions: Row[];
  visits: Row[];
  events: Row[];
  /** How many events were not as they have to be. They are left out: nothing that matters more is lost for them. */
  refused: number;
  /** The sessions of views, as often as each was viewed, and those of events. */
  viewed: string[];
  done: string[];
  /** The sessions that must be there: the visitors of others cannot be won. */
  converted: string[];
};

type Entries = Readonly<Record<string, unknown>>;
type Clock = { now: number; sentAt: number; created: string };

/**
 * Checks the body of a request, and makes rows of its facts.
 *
 * @param now of this server, in ms since 1970.
 * @throws Refusal when anything but an event is not as it has to be: of the rest all is stored, or nothing.
 */
export function readFacts(body: unknown, set: TrackedSet, now: number): Rows {
  const { sent_at, facts } = entriesOf(body, "body");
  if (typeof sent_at !== "number" || !Number.isFinite(sent_at)) throw new Refusal({ sent_at: "is no time" });
  if (!Array.isArray(facts) || facts.length === 0 || facts.length > MOST_FACTS) {
    throw new Refusal({ facts: `must be 1 to ${MOST_FACTS}` });
  }
  const rows: Rows = {
    sessions: [],
    visits: [],
    events: [],
    refused: 0,
    viewed: [],
    done: [],
    converted: [],
  };
  const clock = { now, sentAt: sent_at, created: formatTime(now) };
  for (const sent of facts) {
    const fact = entriesOf(sent, "facts");
    if (fact["kind"] === "view") addView(rows, fact, set, clock);
    else if (fact["kind"] === "end") addEnd(rows, fact, set, clock);
    else if (fact["kind"] === "conversion") addConversion(rows, fact, set, clock);
    else if (fact["kind"] === "event") addEvent(rows, fact, set, clock);
    else throw new Refusal({ kind: "is not known" });
  }
  return rows;
}

function entriesOf(value: unknown, name: string): Entries {
  if (typeof value !== "object" || !value || Array.isArray(value))
    throw new Refusal({ [name]: "is no object" });
  return value as Entries;
}

function addView(rows: Rows, fact: Entries, set: TrackedSet, clock: Clock): void {
  const [sentVisit, sentSession] = [entriesOf(fact["visit"], "visit"), entriesOf(fact["session"], "session")];
  const visit = readRecord(sentVisit, set.visitFields, clock);
  const { id, session_id, start_time, page_path } = visit;
  if (sentSession["session_id"] !== session_id)
    throw new Refusal({ session_id: "is another one than the visit's" });

  const session: Row = { session_id, created: clock.created, visit_id: id, page_path };
  session["id"] = [start_time, checkId("id", sentSession["id"])];
  for (const [name, field] of fieldsChangedBy(set.sessionFields, undefined, "view")) {
    if (name !== "session_id") session[name] = [start_time, checkValue(name, field, sentSession[name])];
  }
  rows.visits.push(visit);
  rows.sessions.push(session);
  rows.viewed.push(session_id as string);
}

function addEnd(rows: Rows, fact: Entries, { visitFields }: TrackedSet, clock: Clock): void {
  const end: Row = {
    id: checkId("id", fact["id"]),
    created: clock.created,
    session_id: sessionOf(fact, visitFields),
  };
  for (const [name, field] of fieldsChangedBy(visitFields, "end")) {
    const value = checkValue(name, field, fact[name]);
    end[name] = field.type === "date" ? formatTime(settle(name, value, clock)) : value;
  }
  rows.visits.push(end);
}

function addConversion(rows: Rows, fact: Entries, { sessionFields }: TrackedSet, clock: Clock): void {
  const session_id = sessionOf(fact, sessionFields);
  if (typeof fact["at"] !== "number" || !Number.isFinite(fact["at"])) throw new Refusal({ at: "is no time" });
  const at = formatTime(settleTime(fact["at"], clock.sentAt, clock.now));
  const session: Row = { session_id, created: clock.created };
  for (const [name, field] of fieldsChangedBy(sessionFields, "conversion")) {
    // That there is a conversion says so by itself.
    const value = field.type === "bool" ? true : checkValue(name, { ...field, required: true }, fact[name]);
    session[name] = [at, value];
  }
  rows.sessions.push(session);
  rows.converted.push(session_id);
}

function addEvent(rows: Rows, fact: Entries, { eventFields }: TrackedSet, clock: Clock): void {
  try {
    const event = readRecord(entriesOf(fact["event"], "event"), eventFields, clock);
    rows.events.push(event);
    rows.done.push(event["session_id"] as string);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    rows.refused += 1;
  }
}

/** Whatever has an id of its own, as it is when it begins. */
function readRecord(sent: Entries, fields: TrackedSet["visitFields"], clock: Clock): Row {
  const record: Row = { id: checkId("id", sent["id"]), created: clock.created };
  for (const [name, field] of fieldsChangedBy(fields, undefined)) {
    const value = checkValue(name, field, sent[name]);
    record[name] = field.type === "date" ? formatTime(settle(name, value, clock)) : value;
  }
  return record;
}

const sessionOf = (fact: Entries, fields: TrackedSet["sessionFields"]) =>
  checkValue("session_id", fields["session_id"] as Field, fact["session_id"]) as string;

/** @throws Refusal when the value is no date. */
function settle(name: string, value: unknown, { sentAt, now }: Clock): number {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new Refusal({ [name]: "is no date" });
  return settleTime(time, sentAt, now);
}

const known = new WeakMap<object, Map<string, [string, Field][]>>();

/** The fields that one of these changes, looked for once. */
function fieldsChangedBy(
  fields: TrackedSet["sessionFields"],
  ...by: Field["changedBy"][]
): [string, Field][] {
  const ofFields = known.get(fields) ?? new Map<string, [string, Field][]>();
  known.set(fields, ofFields);
  const key = by.join();
  const found =
    ofFields.get(key) ?? Object.entries(fields).filter(([, { changedBy }]) => by.includes(changedBy));
  ofFields.set(key, found);
  return found;
}
