/** How many rows each collection of ours has. */
exports.countRows = (app) => {
  const rows = {};
  for (const collection of app.findAllCollections("base")) {
    if (collection.system) continue;
    rows[collection.name] = app.countRecords(collection.name);
  }
  return rows;
};

/** What lies in the data folder and is no data: the launcher's own, Litestream's, and what `restore` has put aside. */
exports.namesLeftOut = (app) =>
  $os
    .readDir(app.dataDir())
    .map((entry) => entry.name())
    .filter((name) =>
      /^(launcher\.lock.*|health\.json.*|\.data\.db-litestream|before-restore-.*)$/.test(name),
    );
