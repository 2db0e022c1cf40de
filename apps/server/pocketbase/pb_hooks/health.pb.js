// How the server is: the launcher looks every minute, and writes it down. Here the owner reads it, and what scrapes it.

routerAdd("GET", "/api/owner/health", (e) => {
  // Whoever reads the reports and is not the owner is told nothing, and nothing has failed.
  if (e.auth && !e.hasSuperuserAuth()) return e.noContent(204);
  const { expectReader, readHealth } = require(`${__hooks}/health.cjs`);
  expectReader(e);
  return e.json(200, readHealth(e.app));
});

routerAdd("GET", "/metrics", (e) => {
  const { expectReader, metricsOf, readHealth } = require(`${__hooks}/health.cjs`);
  expectReader(e);
  return e.blob(200, "text/plain; version=0.0.4; charset=utf-8", metricsOf(readHealth(e.app)));
});

// What a backup has to hold is counted before it is begun, and goes along in it: who unpacks it can tell.
onBackupCreate((e) => {
  const { countRows, namesLeftOut } = require(`${__hooks}/backups.cjs`);
  const manifest = { made: new Date().toISOString(), rows: countRows(e.app) };
  $os.writeFile(`${e.app.dataDir()}/backup.json`, JSON.stringify(manifest), 0o600);
  e.exclude = [...e.exclude, ...namesLeftOut(e.app)];
  return e.next();
});
