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

/** Downloads take a token in the address, which was made with one of a sign-in. */
const DOWNLOADS = /^\/api\/(backups|files)\//;

/** A request's token, as PocketBase reads it. */
const tokenOf = (e) => e.request.header.get("Authorization").replace(/^Bearer /i, "");

/** The signature covers all before the last dot. After it, the same signature has several spellings. */
const hashOf = (token) => $security.sha256(token.slice(0, token.lastIndexOf(".")));

/** The claims of a token, whose signature PocketBase checks; none if it has expired or isn't a token. */
function claimsOf(token) {
  try {
    return $security.parseUnverifiedJWT(token);
  } catch {
    return null;
  }
}

/** Runs a statement. @returns how many rows it changed. */
const run = (app, statement, values) =>
  app.nonconcurrentDB().newQuery(statement).bind(values).execute().rowsAffected();

function exists(app, condition, values) {
  const found = new DynamicModel({ yes: false });
  app.db().newQuery(`SELECT EXISTS (SELECT 1 FROM ${condition}) AS yes`).bind(values).one(found);
  return found.yes;
}

/** Whether a token counts: its sign-in has not ended, or it was made for a program and has not been revoked. */
function isCurrent(app, token, claims) {
  if (!claims) return false;
  if (claims.signIn) return exists(app, "sign_ins WHERE id = {:id}", { id: claims.signIn });
  // Only tokens of sign-ins can be renewed. One without an ID is from before they had one.
  if (claims.refreshable) return false;
  // Until version 0.3, tokens were revoked by the hash of all of their text.
  const hashes = { hash: hashOf(token), earlier: $security.sha256(token) };
  return !exists(app, "revoked_tokens WHERE hash IN ({:hash}, {:earlier})", hashes);
}

/** Treats anyone with a token that doesn't count as a stranger, and notes the sign-in of a token that does. */
exports.forgetEnded = (e) => {
  const { path, rawQuery } = e.request.url;
  if (DOWNLOADS.test(path) && rawQuery) {
    const token = e.request.url.query().get("token");
    if (token && !isCurrent(e.app, token, claimsOf(token))) throw new ForbiddenError("");
  }
  if (!e.auth) return;
  const token = tokenOf(e);
  const claims = claimsOf(token);
  if (isCurrent(e.app, token, claims)) e.set("signIn", claims.signIn);
  else e.auth = null;
};

/** Puts a sign-in's ID into a token that PocketBase answers with, and signs it the way PocketBase does. */
function putSignIn(e, signIn, kind) {
  const key = e.record.tokenKey() + e.record.collection()[kind].secret;
  e.token = $security.createJWT({ ...claimsOf(e.token), signIn }, key, 1);
}

/**
 * Gives a sign-in's token the ID of its row in `sign_ins`. A renewed token keeps the ID, so it ends with its sign-in.
 * Tokens that the owner makes for programs stay as they are.
 *
 * @param isNew whether somebody signs in, by a password or a code, rather than renews a token.
 * @param next answers with the token, or throws if a second factor is missing.
 */
exports.answerWithSignIn = (e, isNew, next) => {
  const { refreshable, exp: expires } = claimsOf(e.token);
  if (!refreshable) return next();
  const id = isNew ? $security.randomString(15) : e.get("signIn");
  putSignIn(e, id, "authToken");
  if (!isNew) {
    const isOpen = run(e.app, "UPDATE sign_ins SET expires = {:expires} WHERE id = {:id}", { expires, id });
    if (!isOpen) throw new UnauthorizedError("The sign-in has ended. Sign in again.");
    return next();
  }
  // Before the answer: whoever gets the token may use it at once.
  insert(e, id, expires);
  try {
    return next();
  } catch (error) {
    run(e.app, "DELETE FROM sign_ins WHERE id = {:id}", { id });
    throw error;
  }
};

function insert(e, id, expires) {
  const { user_agent: agent = "" } = e.requestInfo().headers;
  const nameIn = (names) => names.find(([, pattern]) => pattern.test(agent))?.[0] ?? "";
  run(e.app, "DELETE FROM sign_ins WHERE expires < unixepoch()", {});
  run(
    e.app,
    `INSERT INTO sign_ins (id, account, began, expires, browser, system)
     VALUES ({:id}, {:account}, unixepoch(), {:expires}, {:browser}, {:system})`,
    { id, account: e.record.id, expires, browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) },
  );
}

/** Ties a token for downloads to the sign-in that asks for it. */
exports.bindDownload = (e) => {
  const id = e.get("signIn");
  if (id) putSignIn(e, id, "fileToken");
};

/** The sign-ins of whoever asks, the latest first. */
exports.listSignIns = (e) => {
  const found = arrayOf(new DynamicModel({ id: "", began: 0, browser: "", system: "", isThis: false }));
  e.app
    .db()
    .newQuery(
      `SELECT id, began, browser, system, id = {:own} AS isThis FROM sign_ins
       WHERE account = {:account} AND expires > unixepoch()
       ORDER BY isThis DESC, began DESC LIMIT 100`,
    )
    .bind({ account: e.auth.id, own: e.get("signIn") ?? "" })
    .all(found);
  return found;
};

/**
 * Ends a sign-in of whoever asks, with all its tokens.
 *
 * @returns whether there was one.
 */
exports.endSignIn = (e, id) => {
  const own = { id, account: e.auth.id };
  return run(e.app, "DELETE FROM sign_ins WHERE id = {:id} AND account = {:account}", own) > 0;
};

/** Ends the sign-in that a request comes from; or its token, if that was made for a program. */
exports.signOut = (e) => {
  const id = e.get("signIn");
  if (id) return exports.endSignIn(e, id);
  const token = tokenOf(e);
  run(e.app, "DELETE FROM revoked_tokens WHERE expires < unixepoch()", {});
  run(e.app, "INSERT OR IGNORE INTO revoked_tokens VALUES ({:hash}, {:expires})", {
    hash: hashOf(token),
    expires: claimsOf(token).exp,
  });
};

/** Ends all sign-ins of whoever asks, and all tokens made for programs: tokens get another key. */
exports.endAllSignIns = (e) => {
  e.auth.refreshTokenKey();
  e.app.save(e.auth);
};

/** Deletes the sign-ins of an account whose tokens are no longer good. */
exports.forgetSignIns = (app, account) =>
  run(app, "DELETE FROM sign_ins WHERE account = {:account}", { account });
