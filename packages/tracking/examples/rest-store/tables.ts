import { DatabaseSync } from "node:sqlite";
import {
  type Change,
  type NewEvent,
  type NewSession,
  type NewVisit,
  sessionUpdate,
  type VisitEnd,
} from "@voxlog/tracking";

type Session = NewSession & { page_count: number; unique_page_count: number; converted: boolean };
type Visit = NewVisit & Partial<VisitEnd>;

const TABLES = `
  create table if not exists sessions (id text primary key, row text not null) strict;
  create table if not exists visits (id text primary key, session_id text not null, row text not null) strict;
  create table if not exists events (id text primary key, session_id text not null, row text not null) strict;
`;

/**
 * Sessions, visits and events in SQLite. The methods are synchronous, so reading and rewriting a row loses no count.
 */
export function visitTables(file: string) {
  const database = new DatabaseSync(file);
  database.exec(TABLES);
  const sessions = database.prepare("select row from sessions where id = ?");
  const putSession = database.prepare("insert or replace into sessions values (?, ?)");
  const visits = database.prepare("select row from visits where id = ?");
  const visitsOf = database.prepare(
    "select row from visits where session_id = ? order by row ->> 'start_time'",
  );
  const eventsOf = database.prepare("select row from events where session_id = ? order by row ->> 'time'");
  const putEvent = database.prepare(
    `insert into events values (?, ?, ?)
     on conflict (id) do update set row = excluded.row where excluded.row ->> 'time' > row ->> 'time'`,
  );
  const putVisit = database.prepare("insert or replace into visits values (?, ?, ?)");

  const session = (id: string) => parse<Session>(sessions.get(id));
  const visit = (id: string) => parse<Visit>(visits.get(id));
  const saveSession = (row: Session) => putSession.run(row.session_id, JSON.stringify(row));
  const saveVisit = (row: Visit) => putVisit.run(row.id, row.session_id, JSON.stringify(row));

  const end = ({ id, end_time, visible_time }: VisitEnd) => {
    const row = visit(id);
    if (!row) return;
    const { end_time: latest = row.start_time, visible_time: longest = 0 } = row;
    saveVisit({
      ...row,
      end_time: end_time > latest ? end_time : latest,
      visible_time: Math.max(longest, visible_time),
    });
  };

  const rowsOf = (sessionId: string) => visitsOf.all(sessionId).flatMap((found) => parse<Visit>(found) ?? []);

  return {
    /** Returns whether the change is written, now or earlier. */
    apply(change: Change): boolean {
      if (change.kind === "event") {
        putEvent.run(change.event.id, change.event.session_id, JSON.stringify(change.event));
        return true;
      }
      if (change.kind === "end") {
        end(change.end);
        return true;
      }
      const known = session(change.session.session_id);
      if (change.kind === "conversion") {
        if (known)
          saveSession(Object.assign(known, { converted: true, conversion_type: change.conversion_type }));
        return known !== undefined;
      }
      if (!visit(change.visit.id)) saveVisit(change.visit);
      const isLast = !known || change.session.last_view >= known.last_view;
      const paths = rowsOf(change.session.session_id).map(({ page_path }) => page_path);
      saveSession({
        ...(known ?? { ...change.session, converted: false }),
        ...(isLast && sessionUpdate(change.session)),
        page_count: paths.length,
        unique_page_count: new Set(paths).size,
      });
      return true;
    },
    /** Returns a session's rows, in the order they began. */
    rows: (sessionId: string) => ({
      sessions: [session(sessionId)].filter((row) => row !== undefined),
      visits: rowsOf(sessionId),
      events: eventsOf.all(sessionId).flatMap((found) => parse<NewEvent>(found) ?? []),
    }),
    close: () => database.close(),
  };
}

const parse = <T>(found: Record<string, unknown> | undefined): T | undefined =>
  found && (JSON.parse(String(found["row"])) as T);
