// A batch carries what waits of a visitor who was out of reach: some fifteen views of three requests, in the 16 KiB that
// there were before. An office behind one address has room for a hundred people with a page every two seconds: what one
// session may send is limited apart, in pb_hooks/session-limits.cjs.
const ROOMY = [
  { label: "sessions:create", audience: "@guest", maxRequests: 600, duration: 10 },
  { label: "app_sessions:create", audience: "@guest", maxRequests: 600, duration: 10 },
  { label: "page_visits:create", audience: "@guest", maxRequests: 1200, duration: 10 },
  { label: "app_page_visits:create", audience: "@guest", maxRequests: 1200, duration: 10 },
];
const RAISED = { "/api/batch": [100, 600], "/api/": [300, 1800] };

migrate(
  (app) => {
    const settings = app.settings();
    settings.batch.maxRequests = 50;
    const rules = settings.rateLimits.rules.map((rule) => {
      const [before, after] = RAISED[rule.label] || [];
      if (rule.maxRequests === before) rule.maxRequests = after;
      return rule;
    });
    settings.rateLimits.rules = [...ROOMY, ...rules];
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.batch.maxRequests = 10;
    settings.rateLimits.rules = settings.rateLimits.rules
      .filter(({ label }) => !ROOMY.some((rule) => rule.label === label))
      .map((rule) => {
        const [before, after] = RAISED[rule.label] || [];
        if (rule.maxRequests === after) rule.maxRequests = before;
        return rule;
      });
    app.save(settings);
  },
);
