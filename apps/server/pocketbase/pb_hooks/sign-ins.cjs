/** The name of what a `User-Agent` says it is; those that name others besides come first. */
const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const withoutScheme = (authorization) => authorization.replace(/^Bearer /i, "");
const tokenOf = (e) => withoutScheme(e.request.header.get("Authorization"));

const write = (app, statement, values) => app.nonconcurrentDB().newQuery(statement).bind(values).execute();

/**
 * Notes a token that somebody was given. One that renews another's stands with it; one that was given to nobody who
 * signed in, as the owner may make for a program, is not noted.
 *
 * @param isSignIn whether it was given for a password or a code.
 */
exports.rememberSignIn = (e, isSignIn) => {
  const isRenewal = !isSignIn && e.auth?.id === e.record.id;
  if (!isSignIn && !isRenewal) return;
  // An event of records has no request of its own.
  const { user_agent: agent = "", authorization = "" } = e.requestInfo().headers;
  const nameIn = (names) => names.find(([, pattern]) => pattern.test(agent))?.[0] ?? "";
  write(e.app, "DELETE FROM sign_ins WHERE expires < unixepoch()", {});
  write(
    e.app,
    `INSERT OR IGNORE INTO sign_ins (hash, sign_in, account, began, expires, browser, system)
     SELECT {:hash}, coalesce(was.sign_in, {:new}), {:account}, coalesce(was.began, unixepoch()), {:expires},
       {:browser}, {:system}
     FROM (SELECT 1) LEFT JOIN sign_ins was ON was.hash = {:before}`,
    {
      hash: $security.sha256(e.token),
      new: $security.randomString(15),
      before: isRenewal ? $security.sha256(withoutScheme(authorization)) : "",
      account: e.record.id,
      expires: $security.parseUnverifiedJWT(e.token).exp,
      browser: nameIn(BROWSERS),
      system: nameIn(SYSTEMS),
    },
  );
};

/** The sign-ins of whoever asks, the latest first. */
exports.listSignIns = (e) => {
  const found = arrayOf(new DynamicModel({ id: "", began: 0, browser: "", system: "", isThis: false }));
  e.app
    .db()
    .newQuery(
      `SELECT sign_in AS id, MIN(began) AS began, MAX(browser) AS browser, MAX(system) AS system,
         MAX(hash = {:own}) AS isThis
       FROM sign_ins WHERE account = {:account} AND expires > unixepoch()
       GROUP BY sign_in ORDER BY isThis DESC, began DESC LIMIT 100`,
    )
    .bind({ account: e.auth.id, own: $security.sha256(tokenOf(e)) })
    .all(found);
  return found;
};

/**
 * Ends a sign-in of whoever asks: the server takes its tokens no more.
 *
 * @returns whether there was one.
 */
exports.endSignIn = (e, id) => {
  const found = new DynamicModel({ count: 0 });
  const which = { id, account: e.auth.id };
  const own = "FROM sign_ins WHERE sign_in = {:id} AND account = {:account}";
  e.app.runInTransaction((transaction) => {
    transaction.db().newQuery(`SELECT COUNT(*) AS count ${own}`).bind(which).one(found);
    const run = (statement) => transaction.db().newQuery(statement).bind(which).execute();
    run(`INSERT OR IGNORE INTO revoked_tokens SELECT hash, expires ${own}`);
    run(`DELETE ${own}`);
  });
  return found.count > 0;
};

/** Ends all of whoever asks, this one and those that nobody noted as well: their tokens were signed with another key. */
exports.endAllSignIns = (e) => {
  e.auth.refreshTokenKey();
  e.app.save(e.auth);
};

/** Forgets the sign-ins of an account whose tokens are no longer good. */
exports.forgetSignIns = (app, account) =>
  write(app, "DELETE FROM sign_ins WHERE account = {:account}", { account });

/** Has the server take a request's token no more. */
exports.revokeToken = (e) => {
  const token = tokenOf(e);
  const hash = $security.sha256(token);
  write(e.app, "DELETE FROM revoked_tokens WHERE expires < unixepoch()", {});
  write(e.app, "INSERT OR IGNORE INTO revoked_tokens VALUES ({:hash}, {:expires})", {
    hash,
    expires: $security.parseUnverifiedJWT(token).exp,
  });
  write(e.app, "DELETE FROM sign_ins WHERE hash = {:hash}", { hash });
};

/** Treats whoever comes with a revoked token as a stranger. */
exports.forgetRevoked = (e) => {
  if (!e.auth) return;
  const found = arrayOf(new DynamicModel({ expires: 0 }));
  e.app
    .db()
    .newQuery("SELECT expires FROM revoked_tokens WHERE hash = {:hash}")
    .bind({ hash: $security.sha256(tokenOf(e)) })
    .all(found);
  if (found.length > 0) e.auth = null;
};
