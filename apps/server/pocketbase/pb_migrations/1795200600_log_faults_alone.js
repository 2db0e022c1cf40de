// Requests that were answered are not logged: nobody reads them, and anybody could fill the disk with them. Level 4 is
// a warning. Of those above it, pb_hooks/request-log.pb.js keeps what was the server's own fault.
migrate(
  (app) => {
    const settings = app.settings();
    settings.logs.minLevel = 4;
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.logs.minLevel = 0;
    app.save(settings);
  },
);
