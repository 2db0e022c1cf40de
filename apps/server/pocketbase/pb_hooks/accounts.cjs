const WINDOW = 10 * 60_000;
/** Wrong passwords for one account in a window, whatever addresses they come from. */
const MOST_GUESSES = 20;

const COOKIE = "voxlog_device";
const YEAR = 365 * 24 * 60 * 60;

/**
 * Limits the guesses at an account's password, beside the limit per address. Who signed in from a browser before is not
 * in that count, so that guessing keeps nobody out who has the password: their browser shows a cookie that the server
 * signed (OWASP calls it a device cookie). Accounts share some hundred counts, whether they exist or not, so that nobody
 * learns from it which do, or fills the memory.
 *
 * @param check throws when the password is wrong.
 */
exports.limitGuesses = (e, check) => {
  if (!e.app.settings().rateLimits.enabled || isKnownDevice(e)) return check();
  const account = $security.sha256(e.identity.toLowerCase()).slice(0, 2);
  const key = `guesses at ${account}`;
  if (count(e.app, key, 1) > MOST_GUESSES) throw new TooManyRequestsError("");
  check();
  count(e.app, key, -1);
};

/**
 * The owner's account of an address. Where there is none, it takes as long as with a password to look at: PocketBase
 * itself sees to that in a collection that has any account.
 */
exports.findOwner = (app, email) => {
  try {
    return app.findAuthRecordByEmail("_superusers", email);
  } catch {
    if (app.countRecords("staff") === 0)
      app.findRecordsByFilter("_superusers", "", "", 1)[0]?.validatePassword("-");
    return null;
  }
};

/** Has the browser known from now on. */
exports.rememberDevice = (e) => {
  const isSecure = e.isTLS() || e.requestInfo().headers["x_forwarded_proto"] === "https";
  e.setCookie(
    new Cookie({
      name: COOKIE,
      value: signatureFor(e),
      path: `/api/collections/${e.collection.name}`,
      maxAge: YEAR,
      httpOnly: true,
      secure: isSecure,
      // http.SameSiteStrictMode
      sameSite: 3,
    }),
  );
};

function isKnownDevice(e) {
  const cookies = String(e.requestInfo().headers["cookie"] ?? "").split(/;\s*/);
  const [shown] = cookies.filter((cookie) => cookie.startsWith(`${COOKIE}=`));
  return Boolean(e.record && shown) && $security.equal(shown.slice(COOKIE.length + 1), signatureFor(e));
}

/** What nobody can make without the database. */
const signatureFor = (e) => $security.hs256(e.record.id, e.collection.authToken.secret);

/** One number for the window and the count: what an earlier window left is below. */
function count(app, key, difference) {
  const begun = Math.floor(Date.now() / WINDOW) * 1_000_000;
  let sum = 0;
  app.store().setFunc(key, (before) => {
    sum = Math.max(before || 0, begun) + difference;
    return Math.max(sum, begun);
  });
  return sum - begun;
}

/** Makes an account, or gives it another password, which ends its sessions. Ends the process with the reason if it cannot. */
exports.saveAccount = (app, collection, email) => {
  endOnFailure(() => {
    let account;
    try {
      account = app.findAuthRecordByEmail(collection, email);
    } catch {
      account = new Record(collectionOf(app, collection));
      account.setEmail(email);
    }
    account.setPassword($os.getenv("ACCOUNT_PASSWORD"));
    app.save(account);
  });
};

/** Removes an account, and with it what its tokens open. */
exports.removeAccount = (app, collection, email) => {
  endOnFailure(() => {
    let account;
    try {
      account = app.findAuthRecordByEmail(collection, email);
    } catch {
      throw new Error(`there is no account of ${email}.`);
    }
    app.delete(account);
  });
};

function collectionOf(app, name) {
  try {
    return app.findCollectionByNameOrId(name);
  } catch {
    throw new Error("there is no data of this version yet: start the server once.");
  }
}

function endOnFailure(change) {
  try {
    change();
  } catch (error) {
    console.error(error);
    $os.exit(1);
  }
}
