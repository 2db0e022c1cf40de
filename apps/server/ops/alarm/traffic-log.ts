import { hash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sets } from "../../configuration/sets.ts";
import { countLeads } from "../../leads/lead-tables.ts";
import { readJson, writeJson } from "../../process/parse-json.ts";
import { TIME_ZONE } from "../../reports/local-days.ts";
import { type AlarmMetric, type Drop, findDrop, type Hour, isDropOver } from "./find-drop.ts";

export type TrafficLog = Awaited<ReturnType<typeof openTrafficLog>>;

/** The current drops, by what is too few. */
export type Drops = Partial<Record<AlarmMetric, Drop>>;

/** `traffic.json`. */
type Saved = {
  hours: Hour[];
  current: Hour & {
    /** Ms in which the server ran. */
    ran: number;
  };
  /** The number of the last stored view: SQLite numbers them as they are stored. */
  lastView: number;
  drops: Drops;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours to keep: eight weeks. */
export const RETENTION_HOURS = 8 * 7 * 24;
/** Hours after which the level of a drop counts as usual. */
const MAX_DROP = 7 * 24;
/** Ms of an hour in which the server must have run. */
const MIN_RUN = 50 * MINUTE;
/** Networks of an hour to count: they take about 100 bytes each. */
const MAX_VISITORS = 100_000;

/**
 * Opens what counts visitors, views and leads hour by hour, and finds drops.
 *
 * @param hasViews whether views are stored in this folder; otherwise only leads are compared.
 */
export async function openTrafficLog(folder: string, hasViews: boolean) {
  const file = join(folder, "traffic.json");
  let saved = (await readJson(file)) as Saved | undefined;
  let updated: number | undefined;
  let visitors = createVisitors();
  let servedBefore = saved?.current.served ?? 0;
  return {
    /** Counts a browser that got a page, once an hour per network. */
    countPage: (network: string) => visitors.add(network),
    async update(now: number): Promise<Drops> {
      const at = Math.floor(now / HOUR);
      const lastView = hasViews ? readLastView(folder) : 0;
      const first: Saved = { hours: [], drops: {}, current: startHour(at), lastView };
      const { hours, drops, current, ...before } = saved ?? first;
      current.served = servedBefore + visitors.count();
      current.views += Math.max(0, lastView - before.lastView);
      // A machine that slept didn't run.
      current.ran += Math.min(now - (updated ?? now), 5 * MINUTE);
      updated = now;
      const isSameHour = current.at === at;
      saved = {
        ...(isSameHour ? { hours, drops } : closeHour({ hours, drops }, current, folder, hasViews)),
        current: isSameHour ? current : startHour(at),
        lastView,
      };
      if (!isSameHour) [visitors, servedBefore] = [createVisitors(), 0];
      await writeJson(file, saved);
      return saved.drops;
    },
  };
}

/** Counts the networks of an hour, up to a limit. It keeps no address: a salted hash can't be reversed. */
function createVisitors() {
  const [salt, known] = [randomUUID(), new Set<string>()];
  return {
    count: () => known.size,
    add(network: string): void {
      if (known.size < MAX_VISITORS) known.add(hash("sha256", salt + network, "base64url").slice(0, 12));
    },
  };
}

function readLastView(folder: string): number {
  using database = new DatabaseSync(join(folder, "data.db"), { readOnly: true, timeout: 5000 });
  const last = sets.map(({ collections }) =>
    database.prepare(`SELECT MAX(rowid) AS last FROM ${collections.page_visits}`).get(),
  );
  return last.reduce((sum, row) => sum + Number(row?.["last"] ?? 0), 0);
}

const NOTHING = { served: 0, views: 0, leads: 0, ran: 0 };
const startHour = (at: number): Saved["current"] => ({ at, cell: cellOf(at), ...NOTHING });

function cellOf(at: number): number {
  const time = Temporal.Instant.fromEpochMilliseconds(at * HOUR).toZonedDateTimeISO(TIME_ZONE);
  return (time.dayOfWeek - 1) * 24 + time.hour;
}

function closeHour(
  before: Pick<Saved, "hours" | "drops">,
  { ran, ...hour }: Saved["current"],
  folder: string,
  hasViews: boolean,
): Pick<Saved, "hours" | "drops"> {
  if (ran < MIN_RUN) return before;
  const time = (at: number) => new Date(at * HOUR).toISOString().replace("T", " ");
  const leads = countLeads(folder, { start: time(hour.at), end: time(hour.at + 1) });
  // Later hours and drops are from a clock that was ahead.
  const earlier = before.hours.filter(({ at }) => at < hour.at);
  let hours = [...earlier, { ...hour, leads }].slice(-RETENTION_HOURS);
  const drops: Drops = {};
  for (const of of hasViews ? (["traffic", "leads"] as const) : (["leads"] as const)) {
    const known = before.drops[of];
    if (known && hour.at - known.from > MAX_DROP) {
      hours = hours.filter(({ at }) => at >= known.from);
      continue;
    }
    const drop = known && known.to < hour.at ? !isDropOver(known, hours) && known : findDrop(of, hours);
    if (!drop) continue;
    drops[of] = drop;
    for (const each of hours)
      if (each.at >= drop.from) each.lowIn = [...new Set([...(each.lowIn ?? []), of])];
  }
  return { hours, drops };
}
