import { clampTime, creationOf, formatTime } from "@voxlog/tracking/backend";
import { type Field, MAX_FACTS } from "@voxlog/tracking/collector";
import type { TrackedSet } from "../../configuration/sets.ts";
import { invalid, Rejection } from "../engine.ts";
import { EMPTY, fieldsChangedBy, isRecordId, validationFault } from "../fields.ts";
import { type FactTable, type FactTables, tablesOf } from "./tables.ts";

/** A row for a table of facts, without its empty columns. */
export type Row = Record<string, unknown>;
export type TableRow = { table: FactTable; row: Row };

/** A request's rows, and what must be checked first. */
export type Facts = {
  rows: TableRow[];
  /** The number of invalid events. Only these are left out, because views matter more. */
  rejected: number;
  /** The session of each view, and of each event. */
  viewed: string[];
  events: string[];
  /** The sessions that must exist: a conversion can't create one. */
  converted: string[];
};

type Entries = Readonly<Record<string, unknown>>;
type Clock = { now: number; sentAt: number };
/** The context of a request, and its facts so far. */
type Reading = { set: TrackedSet; tables: FactTables; clock: Clock; read: Facts };

/**
 * Checks a request's body, and turns its facts into rows.
 *
 * @param now this server's time in ms since 1970.
 * @throws Rejection (400) if anything except an event is invalid: then nothing is stored.
 */
export function readFacts(body: unknown, set: TrackedSet, now: number): Facts {
  const { sent_at, facts } = entriesOf(body, "body");
  if (typeof sent_at !== "number" || !Number.isFinite(sent_at)) throw invalid({ sent_at: "isn't a time" });
  if (!Array.isArray(facts) || facts.length === 0 || facts.length > MAX_FACTS)
    throw invalid({ facts: `must be 1 to ${MAX_FACTS}` });
  const read: Facts = { rows: [], rejected: 0, viewed: [], events: [], converted: [] };
  const reading = { set, tables: tablesOf(set), clock: { now, sentAt: sent_at }, read };
  for (const sent of facts) {
    const fact = entriesOf(sent, "facts");
    if (fact["kind"] === "view") addView(reading, fact);
    else if (fact["kind"] === "end") addEnd(reading, fact);
    else if (fact["kind"] === "conversion") addConversion(reading, fact);
    else if (fact["kind"] === "event") addEvent(reading, fact);
    else throw invalid({ kind: "is unknown" });
  }
  return read;
}

function entriesOf(value: unknown, name: string): Entries {
  if (typeof value !== "object" || !value || Array.isArray(value))
    throw invalid({ [name]: "isn't an object" });
  return value as Entries;
}

function addView({ set, tables, clock, read }: Reading, fact: Entries): void {
  const [sentVisit, sentSession] = [entriesOf(fact["visit"], "visit"), entriesOf(fact["session"], "session")];
  const visit = readRecord(sentVisit, set.visitFields, "start_time", clock);
  const { id, session_id, start_time, page_path } = visit;
  if (sentSession["session_id"] !== session_id) throw invalid({ session_id: "isn't the visit's" });

  const session: Row = {
    ...{ session_id, created: visit["created"], visit_id: id, page_path },
    id: [start_time, checkId("id", sentSession["id"])],
  };
  for (const [name, field] of fieldsChangedBy(set.sessionFields, undefined, "view")) {
    if (name === "session_id") continue;
    // The only date is that of the last view.
    const value = field.type === "date" ? start_time : readValue(name, field, sentSession[name]);
    session[name] = [start_time, value];
  }
  read.rows.push({ table: tables.visits, row: visit }, { table: tables.sessions, row: session });
  read.viewed.push(session_id as string);
}

function addEnd({ set, tables, clock, read }: Reading, fact: Entries): void {
  const end: Row = { id: checkId("id", fact["id"]), session_id: sessionOf(fact, set.visitFields) };
  for (const [name, field] of fieldsChangedBy(set.visitFields, "end"))
    end[name] = columnOf(name, field, fact[name], clock);
  end["created"] = createdAt(end["end_time"], clock);
  read.rows.push({ table: tables.visits, row: end });
}

function addConversion({ set, tables, clock, read }: Reading, fact: Entries): void {
  const session_id = sessionOf(fact, set.sessionFields);
  // The minute is enough to find the last conversion. An exact time would reveal whose lead it was.
  const at = `${settle("at", fact["at"], clock).slice(0, -"00.000".length)}00.000`;
  const session: Row = { session_id, created: createdAt(at, clock) };
  for (const [name, field] of fieldsChangedBy(set.sessionFields, "conversion")) {
    // This kind of fact implies a conversion.
    const value = field.type === "bool" ? true : readValue(name, { ...field, required: true }, fact[name]);
    session[name] = [at, value];
  }
  read.rows.push({ table: tables.sessions, row: session });
  read.converted.push(session_id);
}

function addEvent({ set, tables, clock, read }: Reading, fact: Entries): void {
  try {
    const event = readRecord(entriesOf(fact["event"], "event"), set.eventFields, "time", clock);
    read.rows.push({ table: tables.events, row: event });
    read.events.push(event["session_id"] as string);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    read.rejected += 1;
  }
}

/** @param at the field with the record's own time. */
function readRecord(sent: Entries, fields: TrackedSet["visitFields"], at: string, clock: Clock): Row {
  const record: Row = { id: checkId("id", sent["id"]) };
  for (const [name, field] of fieldsChangedBy(fields, undefined))
    record[name] = columnOf(name, field, sent[name], clock);
  return { ...record, created: createdAt(record[at], clock) };
}

const createdAt = (time: unknown, { now }: Clock) => timeColumn(creationOf(Date.parse(`${time}Z`), now));

const sessionOf = (fact: Entries, fields: TrackedSet["sessionFields"]) =>
  readValue("session_id", fields["session_id"] as Field, fact["session_id"]) as string;

function columnOf(name: string, field: Field, sent: unknown, clock: Clock) {
  const value = readValue(name, field, sent);
  return field.type === "date" ? settle(name, Date.parse(value as string), clock) : value;
}

function readValue(name: string, field: Field, sent: unknown): string | number | boolean {
  const value = sent ?? EMPTY[field.type];
  const fault = validationFault(value, field);
  if (fault) throw invalid({ [name]: fault });
  if (field.type === "json") return JSON.stringify(value, (_, each) => wellFormed(each));
  return wellFormed(value) as string | number | boolean;
}

/** Text that isn't valid Unicode would make the insert fail for all other facts in it. */
const wellFormed = (value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);

function checkId(name: string, sent: unknown): string {
  if (!isRecordId(sent)) throw invalid({ [name]: "must be 15 lower-case letters and digits" });
  return sent;
}

function settle(name: string, value: unknown, { sentAt, now }: Clock): string {
  const time = Number.isFinite(value) ? clampTime(value as number, sentAt, now) : undefined;
  if (time === undefined) throw invalid({ [name]: "isn't a time" });
  return timeColumn(time);
}

const timeColumn = (time: number) => formatTime(time).slice(0, -1);
