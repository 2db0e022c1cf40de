import { isRefusal } from "./is-refusal.ts";

/** How many entries are kept, about; each takes 10 KB at most. */
const KEPT = 200;
/** What the IDs of counts begin with; PocketBase's own are 15 random characters without an underscore. */
const COUNT = "refused_";
/** Where rejections are counted until they are written: as JSON, since VMs share no objects. */
const COUNTS = "voxlog rejections";
/** What becomes of a count that is there already. */
const ADD_COUNTS = `ON CONFLICT (id) DO UPDATE SET
  message = substr(message, 1, instr(message, ': ') + 1) || ((data ->> 'count') + (excluded.data ->> 'count')),
  data = json_object('count', (data ->> 'count') + (excluded.data ->> 'count'))`;
const COLUMNS = "id, level, message, data, created";

const countsOf = (app: CoreApp): Record<string, number> => JSON.parse(app.store().get(COUNTS) ?? "{}");

/** Counts a rejection instead of logging it. The log is written by one hook at a time, so none gets lost. */
export function logRequest(e: core.ModelEvent) {
  const data = (e.model as core.Log).data;
  const status = data.get("status");
  if (isRefusal(status, data.get("details"))) {
    const counts = countsOf(e.app);
    e.app.store().set(COUNTS, JSON.stringify({ ...counts, [status]: (counts[status] ?? 0) + 1 }));
    return;
  }
  e.next();
  removeOldest(e.app);
}

/** Adds what was counted to the log's rows of the day. The last minute of a server isn't counted. */
export function writeRejections() {
  if (!$app.store().has(COUNTS)) return;
  $app.auxRunInTransaction((transaction) => {
    const counts = Object.entries(countsOf($app));
    $app.store().remove(COUNTS);
    for (const [status, count] of counts) {
      transaction
        .auxDB()
        .newQuery(
          `INSERT INTO _logs (id, level, message, data) VALUES (
             '${COUNT}' || strftime('%Y%m%d_', 'now') || {:status}, 4,
             'Refused with ' || {:status} || strftime(' on %Y-%m-%d: ', 'now') || {:count},
             json_object('count', {:count})
           ) ${ADD_COUNTS}`,
        )
        .bind({ status, count })
        .execute();
    }
  });
}

/** Removes the oldest entries above the number that is kept; counts stay until PocketBase's own limit of days. */
function removeOldest(app: CoreApp) {
  const last = `(SELECT MAX(rowid) FROM _logs) - ${KEPT}`;
  app.auxDB().newQuery(`DELETE FROM _logs WHERE rowid <= ${last} AND id NOT LIKE '${COUNT}%'`).execute();
}

/** Gives the disk back what the log of an older version took, or a flood of failures. */
export function shrinkLog() {
  removeOldest($app);
  $app.auxVacuum();
  $app.auxNonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").execute();
}

/** Empties the log while PocketBase makes a backup, which always holds the log's database. */
export function backUpWithoutLog(e: core.BackupEvent) {
  const taken = new DynamicModel({ rows: "" }) as { rows: string };
  e.app.auxRunInTransaction((transaction) => {
    const rows = `json_group_array(json_array(${COLUMNS}) ORDER BY rowid)`;
    transaction.auxDB().newQuery(`SELECT ${rows} AS rows FROM _logs`).one(taken);
    transaction.auxDB().newQuery("DELETE FROM _logs").execute();
  });
  try {
    e.next();
  } finally {
    e.app
      .auxDB()
      .newQuery(
        `INSERT INTO _logs (${COLUMNS})
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each({:rows}) WHERE TRUE
         ${ADD_COUNTS}`,
      )
      .bind(taken)
      .execute();
  }
}
