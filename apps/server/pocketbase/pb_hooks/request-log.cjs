/** How many entries are kept, about; each takes 10 KB at most. */
const KEPT = 200;

/** What the ids of counts begin with; PocketBase's own are 15 random characters without an underscore. */
const COUNT = "refused_";

/**
 * What stands in the cause of a response between 400 and 499 when the fault is the server's: a place in a hook's file, the
 * database's words, or, of a request in a batch, that it failed or has no reason to tell.
 */
const FAULT = /\.c?js:\d+:\d+\(\d+\)|SQL logic error|"status":5\d\d|Something went wrong while processing/;

/** What becomes of a count that is there already. */
const ADD_COUNTS = `ON CONFLICT (id) DO UPDATE SET
  message = substr(message, 1, instr(message, ': ') + 1) || ((data ->> 'count') + (excluded.data ->> 'count')),
  data = json_object('count', (data ->> 'count') + (excluded.data ->> 'count'))`;

const COLUMNS = "id, level, message, data, created";

/**
 * Whether a logged request was refused, and not failed.
 *
 * @param status what the visitor was told; 0 where a hook or the database threw, undefined where it was no request.
 * @param details the cause, where PocketBase knows one.
 */
exports.isRefusal = (status, details) =>
  status >= 400 && status < 500 && !FAULT.test(JSON.stringify(details ?? ""));

/** Where rejections are counted until they are written: JSON, since the machines that hooks run in share no objects. */
const COUNTS = "voxlog rejections";

/** Counts a rejection. The log is written by one hook at a time, so none gets lost. */
exports.countRefusal = (app, status) => {
  const counts = JSON.parse(app.store().get(COUNTS) ?? "{}");
  counts[status] = (counts[status] ?? 0) + 1;
  app.store().set(COUNTS, JSON.stringify(counts));
};

/** Adds what was counted to the log, to the rows of the day. */
exports.writeCounts = (app) => {
  if (!app.store().has(COUNTS)) return;
  app.auxRunInTransaction((transaction) => {
    const counts = JSON.parse(app.store().get(COUNTS) ?? "{}");
    app.store().remove(COUNTS);
    for (const [status, count] of Object.entries(counts)) {
      transaction
        .auxDB()
        .newQuery(
          `INSERT INTO _logs (id, level, message, data) VALUES (
             '${COUNT}' || strftime('%Y%m%d_', 'now') || {:status}, 4,
             'Refused with ' || {:status} || strftime(' on %Y-%m-%d: ', 'now') || {:count},
             json_object('count', {:count})
           )
           ${ADD_COUNTS}`,
        )
        .bind({ status, count })
        .execute();
    }
  });
};

/** Removes the oldest entries above the number that is kept; counts stay until PocketBase's own limit of days. */
exports.removeOldest = (app) => {
  app
    .auxDB()
    .newQuery(
      `DELETE FROM _logs WHERE rowid <= (SELECT MAX(rowid) FROM _logs) - ${KEPT} AND id NOT LIKE '${COUNT}%'`,
    )
    .execute();
};

/** Empties the log. @returns what was in it, for `putBack`. */
exports.takeOut = (app) => {
  const taken = new DynamicModel({ rows: "" });
  app.auxRunInTransaction((transaction) => {
    const log = transaction.auxDB();
    log
      .newQuery(`SELECT json_group_array(json_array(${COLUMNS}) ORDER BY rowid) AS rows FROM _logs`)
      .one(taken);
    log.newQuery("DELETE FROM _logs").execute();
  });
  return taken.rows;
};

/** Puts back what was taken out, before what has come since. */
exports.putBack = (app, rows) => {
  app
    .auxDB()
    .newQuery(
      `INSERT INTO _logs (${COLUMNS})
       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each({:rows}) WHERE TRUE
       ${ADD_COUNTS}`,
    )
    .bind({ rows })
    .execute();
};
