import { ifFound } from "./database.ts";

const WINDOW = 10 * 60_000;
/** Wrong passwords for one account in a window, whatever addresses they come from. */
const MAX_GUESSES = 20;
const COOKIE = "voxlog_device";
const YEAR = 365 * 24 * 60 * 60;

/** Checks a password before PocketBase does: guesses are limited, and the browser is remembered with the answer. */
export function authWithPassword(e: core.RecordAuthWithPasswordRequestEvent) {
  // The reports have one form for both kinds of account.
  if (!e.record && e.collection.name === "staff") e.record = findOwner(e.app, e.identity);
  const isLimited = e.app.settings().rateLimits.enabled && !isKnownDevice(e);
  // Accounts share a few hundred counts, whether they exist or not: this reveals none, and can't fill the memory.
  const key = `guesses at ${$security.sha256(e.identity.toLowerCase()).slice(0, 2)}`;
  if (isLimited && count(e.app, key, 1) > MAX_GUESSES) throw new TooManyRequestsError("");
  // PocketBase rejects it, after as long as a wrong password takes.
  if (!e.record) return e.next();
  // Checked once, right or wrong: the time it takes would reveal who has an account.
  if (!e.record.validatePassword(e.password)) throw new BadRequestError("Failed to authenticate.");
  if (isLimited) count(e.app, key, -1);
  rememberDevice(e);
  e.next();
}

/** Without an owner, it takes as long as with one. PocketBase sees to that itself if the collection has any account. */
function findOwner(app: CoreApp, email: string): core.Record | undefined {
  const owner = ifFound(() => app.findAuthRecordByEmail("_superusers", email));
  if (!owner && app.countRecords("staff") === 0)
    app.findRecordsByFilter("_superusers", "", "", 1, 0)[0]?.validatePassword("-");
  return owner;
}

/** Guessing must not lock out a browser in which the account signed in before: it has a cookie that the server signed. */
function isKnownDevice(e: core.RecordAuthWithPasswordRequestEvent): boolean {
  const cookies = String(e.requestInfo().headers["cookie"] ?? "").split(/;\s*/);
  const shown = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return Boolean(e.record && shown) && $security.equal(shown.slice(COOKIE.length + 1), signatureFor(e));
}

function rememberDevice(e: core.RecordAuthWithPasswordRequestEvent) {
  e.setCookie(
    new Cookie({
      name: COOKIE,
      value: signatureFor(e),
      path: `/api/collections/${e.collection.name}`,
      maxAge: YEAR,
      httpOnly: true,
      secure: e.isTLS() || e.requestInfo().headers["x_forwarded_proto"] === "https",
      sameSite: 3, // http.SameSiteStrictMode
    }),
  );
}

const signatureFor = (e: core.RecordAuthWithPasswordRequestEvent) =>
  $security.hs256(e.record.id, e.collection.authToken.secret);

/** Counts in one number, with the window: what an earlier window left is below. */
function count(app: CoreApp, key: string, difference: number): number {
  const begun = Math.floor(Date.now() / WINDOW) * 1_000_000;
  let sum = 0;
  app.store().setFunc(key, (before: number) => {
    sum = Math.max(before || 0, begun) + difference;
    return Math.max(sum, begun);
  });
  return sum - begun;
}

/**
 * Saves an account with the password from the environment, which ends its sessions, or removes it. Ends the process with
 * the reason if that fails.
 */
export function changeAccount(collection: string, email: string, isRemoval: boolean) {
  try {
    const kind = ifFound(() => $app.findCollectionByNameOrId(collection));
    if (!kind) throw new Error("there is no data of this version yet: start the server once.");
    const account = ifFound(() => $app.findAuthRecordByEmail(kind, email));
    if (isRemoval && !account) throw new Error(`there is no account of ${email}.`);
    if (isRemoval) return $app.delete(account);
    const saved = account ?? new Record(kind);
    saved.setEmail(email);
    saved.setPassword($os.getenv("ACCOUNT_PASSWORD"));
    $app.save(saved);
  } catch (error) {
    console.error(error);
    $os.exit(1);
  }
}
