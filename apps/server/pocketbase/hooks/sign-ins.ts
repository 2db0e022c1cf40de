import { describeClient } from "@voxlog/tracking/describe-client";
import { holds, ifFound, run } from "./database.ts";
import { asksForCodes } from "./second-factor.ts";

type Claims = { signIn?: string; refreshable?: boolean; exp: number };

/** Downloads take a token in the address, which was made with one of a sign-in. */
const DOWNLOADS = /^\/api\/(backups|files)\//;

/** A request's token, as PocketBase reads it. */
const tokenOf = (e: core.RequestEvent) => e.request.header.get("Authorization").replace(/^Bearer /i, "");

/** The signature covers all before the last dot. After it, the same signature has several spellings. */
const hashOf = (token: string) => $security.sha256(token.slice(0, token.lastIndexOf(".")));

/** The claims of a token, whose signature PocketBase checks; none if it has expired or isn't a token. */
const claimsOf = (token: string) => ifFound(() => $security.parseUnverifiedJWT(token) as Claims);

/** Whether a token counts: its sign-in has not ended, or it was made for a program and has not been revoked. */
function isCurrent(app: CoreApp, token: string, claims: Claims): boolean {
  if (!claims) return false;
  if (claims.signIn) return holds(app, "EXISTS (SELECT 1 FROM sign_ins WHERE id = {:signIn})", claims);
  // Only tokens of sign-ins can be renewed. One without an ID is from before they had one.
  if (claims.refreshable) return false;
  // Until version 0.3, tokens were revoked by the hash of all of their text.
  const hashes = { hash: hashOf(token), earlier: $security.sha256(token) };
  return holds(app, "NOT EXISTS (SELECT 1 FROM revoked_tokens WHERE hash IN ({:hash}, {:earlier}))", hashes);
}

/** Treats anyone with a token that doesn't count as a stranger, and notes the sign-in of a token that does. */
export function forgetEnded(e: core.RequestEvent) {
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
}

/** Returns a token of PocketBase's with a sign-in's ID, signed the way PocketBase does. */
const withSignIn = (token: string, signIn: string, account: core.Record, { secret }: core.TokenConfig) =>
  $security.createJWT({ ...claimsOf(token), signIn }, account.tokenKey() + secret, 1);

/**
 * Gives a sign-in's token the ID of its row in `sign_ins`. A renewed token keeps the ID, so it ends with its sign-in.
 * Tokens that the owner makes for programs stay as they are.
 */
export function answerWithSignIn(e: core.RecordAuthRequestEvent) {
  const { refreshable, exp: expires } = claimsOf(e.token);
  if (!refreshable) return e.next();
  // Sign-ins by password or code, and renewed tokens.
  const isNew = e.authMethod !== "";
  const id: string = isNew ? $security.randomString(15) : e.get("signIn");
  e.token = withSignIn(e.token, id, e.record, e.record.collection().authToken);
  if (!isNew) {
    const isOpen = run(e.app, "UPDATE sign_ins SET expires = {:expires} WHERE id = {:id}", { expires, id });
    if (!isOpen) throw new UnauthorizedError("The sign-in has ended. Sign in again.");
    return e.next();
  }
  // Before the answer: its receiver may use the token at once.
  insert(e, id, expires);
  try {
    e.next();
  } catch (error) {
    run(e.app, "DELETE FROM sign_ins WHERE id = {:id}", { id });
    throw error;
  }
}

function insert(e: core.RecordAuthRequestEvent, id: string, expires: number) {
  const { browser, os } = describeClient({ userAgent: e.requestInfo().headers["user_agent"] ?? "" });
  const known = (name: string) => (name === "Unknown" ? "" : name);
  run(e.app, "DELETE FROM sign_ins WHERE expires < unixepoch()");
  run(
    e.app,
    `INSERT INTO sign_ins (id, account, began, expires, browser, system)
     VALUES ({:id}, {:account}, unixepoch(), {:expires}, {:browser}, {:system})`,
    { id, account: e.record.id, expires, browser: known(browser), system: known(os) },
  );
}

/** Ties a token for downloads to the sign-in that asks for it. */
export function bindDownload(e: core.FileTokenRequestEvent) {
  const id = e.get("signIn");
  if (id) e.token = withSignIn(e.token, id, e.record, e.record.collection().fileToken);
  e.next();
}

/** Answers with the requester's account and sign-ins, the latest first. */
export function answerAccount(e: core.RequestEvent) {
  const signIns = arrayOf(new DynamicModel({ id: "", began: 0, browser: "", system: "", isThis: false }));
  e.app
    .db()
    .newQuery(
      `SELECT id, began, browser, system, id = {:own} AS isThis FROM sign_ins
       WHERE account = {:account} AND expires > unixepoch()
       ORDER BY isThis DESC, began DESC LIMIT 100`,
    )
    .bind({ account: e.auth.id, own: e.get("signIn") ?? "" })
    .all(signIns);
  const isOwner = e.hasSuperuserAuth();
  e.response.header().set("Cache-Control", "no-store");
  e.json(200, {
    email: e.auth.email(),
    role: isOwner ? "owner" : "staff",
    hasSecondFactor: isOwner ? e.auth.collection().mfa.enabled : asksForCodes(),
    hasMail: $os.getenv("MAIL_RELAY_URL") !== "",
    signIns,
  });
}

/** Ends a sign-in of the requester's, with all its tokens. */
export function endSignIn(e: core.RequestEvent, id: string) {
  const own = { id, account: e.auth.id };
  if (!run(e.app, "DELETE FROM sign_ins WHERE id = {:id} AND account = {:account}", own))
    throw new NotFoundError("There is no such sign-in.");
  e.noContent(204);
}

/** Ends the sign-in that a request comes from, or revokes its token if that was made for a program. */
export function signOut(e: core.RequestEvent) {
  const id = e.get("signIn");
  if (id) return endSignIn(e, id);
  const token = tokenOf(e);
  run(e.app, "DELETE FROM revoked_tokens WHERE expires < unixepoch()");
  const { exp: expires } = claimsOf(token);
  run(e.app, "INSERT OR IGNORE INTO revoked_tokens VALUES ({:hash}, {:expires})", {
    hash: hashOf(token),
    expires,
  });
  e.noContent(204);
}

/** Ends all sign-ins of the requester's, and all tokens made for programs: tokens get another key. */
export function endAllSignIns(e: core.RequestEvent) {
  e.auth.refreshTokenKey();
  e.app.save(e.auth);
  e.noContent(204);
}

/** Deletes the sign-ins of an account that was deleted, or whose tokens have another key from now on. */
export function forgetSignIns(e: core.RecordEvent) {
  const before = e.type === "delete" ? "" : e.record.original().tokenKey();
  e.next();
  if (e.record.tokenKey() !== before)
    run(e.app, "DELETE FROM sign_ins WHERE account = {:account}", { account: e.record.id });
}
