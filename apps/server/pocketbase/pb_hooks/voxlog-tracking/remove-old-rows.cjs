/** Rows at once: few enough that a visitor's request waits for milliseconds. */
const CHUNK = 500;

/**
 * Removes the rows of a table whose date, in the column `column`, is longer ago than a number of days.
 *
 * @param which a condition on the rows, if not all.
 */
exports.removeOldRows = (app, table, column, days, which = "TRUE") => {
  const remove = app
    .nonconcurrentDB()
    .newQuery(
      `DELETE FROM ${table} WHERE rowid IN (
         SELECT rowid FROM ${table}
         WHERE ${column} < strftime('%Y-%m-%d %H:%M:%fZ', 'now', {:age}) AND ${which} LIMIT ${CHUNK}
       )`,
    )
    .bind({ age: `-${days} days` });
  while (remove.execute().rowsAffected() === CHUNK) sleep(20);
};
