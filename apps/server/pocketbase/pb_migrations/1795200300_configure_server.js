// The server's settings: they start here and stay the owner's to change in the admin.
migrate(
  (app) => {
    const settings = app.settings();
    settings.meta.appName = "Voxlog";
    // A privacy promise: no address of a visitor is kept, in the logs neither.
    settings.logs.logIP = false;
    settings.logs.maxDays = 7;
    // Batch makes counts exact: requests in it run one after the other in one transaction. A page view needs three.
    settings.batch.enabled = true;
    settings.batch.maxRequests = 10;
    settings.batch.timeout = 3;
    settings.batch.maxBodySize = 16384;
    // Per address and window of `duration` seconds. An office shares one address, so there is room for a team.
    settings.rateLimits.rules = [
      { label: "signups:create", audience: "@guest", maxRequests: 5, duration: 60 },
      { label: "demo_requests:create", audience: "@guest", maxRequests: 5, duration: 60 },
      { label: "*:create", audience: "@guest", maxRequests: 60, duration: 10 },
      { label: "*:auth", audience: "", maxRequests: 5, duration: 60 },
      { label: "/api/batch", audience: "", maxRequests: 100, duration: 10 },
      { label: "/api/", audience: "", maxRequests: 300, duration: 10 },
    ];
    settings.rateLimits.enabled = true;
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.meta.appName = "Acme";
    settings.logs.logIP = true;
    settings.logs.maxDays = 5;
    settings.batch.enabled = false;
    settings.batch.maxRequests = 50;
    settings.batch.maxBodySize = 0;
    settings.rateLimits.enabled = false;
    settings.rateLimits.rules = [
      { label: "*:auth", maxRequests: 2, duration: 3 },
      { label: "*:create", maxRequests: 20, duration: 5 },
      { label: "/api/batch", maxRequests: 3, duration: 1 },
      { label: "/api/", maxRequests: 300, duration: 10 },
    ];
    app.save(settings);
  },
);
