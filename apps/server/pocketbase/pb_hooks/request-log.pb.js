// Anybody can be refused as often as they like, and PocketBase keeps up to 10 KB of each time. So rejections are counted,
// a row per day and status, and what failed by the server's own fault is kept, up to a number. See docs/owner.md.

onModelCreate((e) => {
  const { isRefusal, countRefusal, removeOldest } = require(`${__hooks}/request-log.cjs`);
  const status = e.model.data.get("status");
  if (isRefusal(status, e.model.data.get("details"))) return countRefusal(e.app, status);
  e.next();
  removeOldest(e.app);
}, "_logs");

// PocketBase's backup always holds the log's database, whatever is excluded: so it is empty meanwhile.
onBackupCreate((e) => {
  const { takeOut, putBack } = require(`${__hooks}/request-log.cjs`);
  const rows = takeOut(e.app);
  try {
    return e.next();
  } finally {
    putBack(e.app, rows);
  }
});

// What was refused within the last minute of a server is not counted.
cronAdd("rejections", "* * * * *", () => {
  const { writeCounts } = require(`${__hooks}/request-log.cjs`);
  writeCounts($app);
});

// Gives the disk back what the log of an older version took, or a flood of failures.
cronAdd("request-log", "47 3 * * *", () => {
  const { removeOldest } = require(`${__hooks}/request-log.cjs`);
  removeOldest($app);
  $app.auxVacuum();
  $app.auxNonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").execute();
});
