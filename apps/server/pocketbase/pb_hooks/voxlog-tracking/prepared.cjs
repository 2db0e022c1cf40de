/** The statements that this machine of the hooks has used, by their text. */
const known = new Map();

/**
 * Writes rows in one transaction, one by each statement. SQLite reads a statement's text once, and not each time, as it does
 * with `newQuery`: for that it is Go's own transaction, on the one connection of PocketBase's that writes.
 *
 * @param then is called after each one.
 * @returns whether they are written: nothing is where a statement fails or changes other than one row, or `then` throws.
 */
exports.writeRows = (app, statements, then) => {
  try {
    const database = app.nonconcurrentDB().db();
    // Before the transaction, which has the connection to itself.
    const prepared = statements.map(({ sql }) => prepare(app, database, sql));
    const transaction = database.begin();
    const isChanged = changesOneEach(transaction, statements, prepared, then);
    if (isChanged) transaction.commit();
    else transaction.rollback();
    return isChanged;
  } catch {
    return false; // As on a full disk.
  }
};

function changesOneEach(transaction, statements, prepared, then) {
  try {
    return statements.every((statement, index) => {
      const result = transaction.stmt(prepared[index]).exec(...statement.values);
      if (result.rowsAffected() !== 1) return false;
      then(statement);
      return true;
    });
  } catch {
    return false; // As of an id that is taken.
  }
}

/** A statement as all of the hooks' machines have it, of which there may be hundreds. */
function prepare(app, database, sql) {
  if (!known.has(sql)) {
    const store = app.store();
    if (!store.has(sql)) store.set(sql, database.prepare(sql));
    known.set(sql, store.get(sql));
  }
  return known.get(sql);
}
