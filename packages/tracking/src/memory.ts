import {
  type NewEvent,
  type StoredSession,
  type StoredVisit,
  sessionFields,
  sessionUpdate,
  type VisitEnd,
} from "./core/fields.ts";
import type { TrackingSet } from "./core/set.ts";
import { type Change, type Store, StoreFailure } from "./core/store.ts";

export type { StoredSession, StoredVisit } from "./core/fields.ts";

/** A store with readable rows. */
export type MemoryStore<S extends TrackingSet = TrackingSet> = Store<S> & {
  readonly sessions: readonly StoredSession[];
  readonly visits: readonly StoredVisit[];
  readonly events: readonly NewEvent[];
};

/**
 * Creates a store in memory, for tests and examples.
 *
 * @param options.set types the tracker and adds the set's fields to rows.
 */
export function memoryStore<S extends TrackingSet = TrackingSet>({
  set,
  name = set?.storageName ?? "memory",
}: {
  name?: string;
  set?: S;
} = {}): MemoryStore<S> {
  const sessions: StoredSession[] = [];
  const visits: StoredVisit[] = [];
  const events: NewEvent[] = [];

  const sessionOf = (sessionId: string) => sessions.find((session) => session.session_id === sessionId);

  const end = ({ id, end_time, visible_time }: VisitEnd) => {
    const visit = visits.find((candidate) => candidate.id === id);
    if (!visit) return;
    const before = visit.end_time ?? visit.start_time;
    visit.end_time = end_time > before ? end_time : before;
    visit.visible_time = Math.max(visit.visible_time ?? 0, visible_time);
  };

  const apply = (change: Change) => {
    if (change.kind === "event") {
      const { event } = change;
      const known = events.find(({ id }) => id === event.id);
      if (!known) events.push({ ...event });
      else if (event.time > known.time)
        Object.assign(known, { properties: event.properties, time: event.time });
      return;
    }
    if (change.kind === "end") return end(change.end);
    const session = sessionOf(change.session.session_id);
    if (change.kind === "conversion") {
      if (!session) throw new StoreFailure("The session does not exist.", { temporary: false });
      Object.assign(session, { converted: true, conversion_type: change.conversion_type });
      return;
    }
    if (!visits.some((visit) => visit.id === change.visit.id)) visits.push({ ...change.visit });
    const { session_id, last_view } = change.session;
    const paths = visits.filter((visit) => visit.session_id === session_id).map(({ page_path }) => page_path);
    const counts = { page_count: paths.length, unique_page_count: new Set(paths).size };
    if (!session) sessions.push({ ...change.session, ...counts, converted: false });
    else {
      const isLast = last_view >= session.last_view;
      Object.assign(
        session,
        isLast && sessionUpdate(change.session, set?.sessionFields ?? sessionFields),
        counts,
      );
    }
  };

  return {
    name,
    ...(set && { set }),
    sessions,
    visits,
    events,
    async write(changes) {
      for (const change of changes) apply(change);
    },
  };
}
