// A backup every night, and a week of them: who loses the machine's disk has lost them too, so the owner copies them
// elsewhere; who erases a visitor knows that the last trace is gone in a week.
migrate(
  (app) => {
    const settings = app.settings();
    settings.backups.cron = "30 2 * * *";
    settings.backups.cronMaxKeep = 7;
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.backups.cron = "";
    settings.backups.cronMaxKeep = 3;
    app.save(settings);
  },
);
