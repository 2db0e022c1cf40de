// Accounts for who reads the reports and answers leads, and may do nothing else: no rule gives them anything, and two
// groups of routes take their token (pb_hooks/staff.cjs). `pnpm run staff` makes one, or the owner in the admin.
migrate(
  (app) => {
    app.save(
      new Collection({
        name: "staff",
        type: "auth",
        // Whoever has an account may sign in. All other rules are the owner's alone.
        authRule: "",
        passwordAuth: { enabled: true, identityFields: ["email"] },
        oauth2: { enabled: false },
        // A password alone lets nobody in, unless pb_hooks/accounts.pb.js says that there is no mail to send codes by.
        otp: { enabled: true, duration: 600, length: 8 },
        mfa: { enabled: true, duration: 600, rule: "" },
        // PocketBase would mail by itself, and keep what it takes the browser and the address for.
        authAlert: { enabled: false },
        // A day's work.
        authToken: { duration: 43200 },
      }),
    );
    const settings = app.settings();
    settings.rateLimits.rules = [
      { label: "*:requestOTP", audience: "", maxRequests: 5, duration: 60 },
      ...settings.rateLimits.rules,
    ];
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.rateLimits.rules = settings.rateLimits.rules.filter(({ label }) => label !== "*:requestOTP");
    app.save(settings);
    app.delete(app.findCollectionByNameOrId("staff"));
  },
);
