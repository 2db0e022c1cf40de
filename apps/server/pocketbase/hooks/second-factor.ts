import { ifFound, run } from "./database.ts";

/** How many are allowed in ten minutes: for an account, in one sign-in, at one code. */
const CODES = { account: 9, signIn: 5 };
const GUESSES = { account: 20, signIn: 10, code: 5 };

type CodeRequest = core.RecordCreateOTPRequestEvent;

/** Whether codes can be mailed, and the environment wants them to be asked for. */
export const asksForCodes = (): boolean => $os.getenv("SECOND_FACTOR") === "on";

/**
 * Counts a request for a code, which needs a password that was right: otherwise anyone who knows an address could fill its
 * mailbox, use up its codes, or have one to guess at. The answer doesn't tell whether there is such an account.
 *
 * @throws BadRequestError, TooManyRequestsError
 */
export function countCode(e: CodeRequest) {
  const signIn = findSignIn(e, e.record, e.collection);
  if (e.record) {
    expectRoom(e.app, {
      [`codes for ${e.record.id}`]: CODES.account,
      [`codes for ${e.record.id} in ${signIn}`]: CODES.signIn,
    });
  }
  e.next();
}

/**
 * Counts a guess at a code, right or wrong, before PocketBase checks it. PocketBase counts guesses by address, and an
 * attacker may have many.
 *
 * @throws BadRequestError, TooManyRequestsError
 */
export function countGuess(e: core.RequestEvent) {
  const id = String(e.requestInfo().body["otpId"] ?? "");
  const code = ifFound(() => e.app.findRecordById("_otps", id));
  // PocketBase rejects it.
  if (!code) return e.next();
  const account = e.app.findRecordById(code.getString("collectionRef"), code.getString("recordRef"));
  const signIn = findSignIn(e, account, account.collection());
  expectRoom(e.app, {
    [`guesses at ${account.id}`]: GUESSES.account,
    [`guesses at ${account.id} in ${signIn}`]: GUESSES.signIn,
    [`guesses at code ${id}`]: GUESSES.code,
  });
  e.set("countedCode", id);
  e.next();
}

/**
 * Rejects a right code that was not counted, and voids it. PocketBase reads an ID that is written in ways of its own, such
 * as `OTPID`.
 *
 * @throws BadRequestError with PocketBase's words for a wrong code.
 */
export function expectCounted(e: core.RecordAuthWithOTPRequestEvent) {
  if (e.get("countedCode") === e.otp.id) return e.next();
  e.app.delete(e.app.findRecordById("_otps", e.otp.id));
  throw new BadRequestError("Invalid or expired OTP");
}

/**
 * Finds the sign-in in which the account's password was right: one of PocketBase's `_mfas`.
 *
 * @returns its ID; "" if the account signs in without a password.
 * @throws BadRequestError
 */
function findSignIn(e: core.RequestEvent, account: core.Record, collection: core.Collection): string {
  const { query, body } = e.requestInfo();
  if (!collection.mfa.enabled) return "";
  const id = String(query["mfaId"] || body["mfaId"] || "");
  // The admin asks for a code without naming its sign-in.
  const given = id
    ? ifFound(() => e.app.findRecordById("_mfas", id))
    : collection.name === "_superusers" && findLatest(e.app, account);
  const isRight =
    given &&
    account?.id === given.getString("recordRef") &&
    given.getString("method") === "password" &&
    given.getDateTime("created").time().unixMilli() > Date.now() - 1000 * collection.mfa.duration;
  if (!isRight) throw new BadRequestError("Sign in with a password first.");
  return given.id;
}

const findLatest = (app: CoreApp, account: core.Record) =>
  account && app.findRecordsByFilter("_mfas", "recordRef = {:id}", "-created", 1, 0, { id: account.id })[0];

/**
 * Counts an attempt for each of some subjects, in one statement, unless one of them has had its number in the last ten
 * minutes: then none is counted. The counts are in the database, so a restart doesn't reset them.
 *
 * @param limits the number allowed, by subject.
 * @throws TooManyRequestsError
 */
function expectRoom(app: CoreApp, limits: Record<string, number>) {
  run(app, "DELETE FROM second_factor_attempts WHERE at <= unixepoch() - 600");
  const counted = run(
    app,
    `INSERT INTO second_factor_attempts (subject, at) SELECT key, unixepoch() FROM json_each({:limits})
     WHERE NOT EXISTS (
       SELECT 1 FROM json_each({:limits}) AS allowed
       WHERE allowed.value <=
         (SELECT COUNT(*) FROM second_factor_attempts WHERE subject = allowed.key AND at > unixepoch() - 600)
     )`,
    { limits: JSON.stringify(limits) },
  );
  if (!counted) throw new TooManyRequestsError("");
}

/** Mails a code at once, by this server and not by PocketBase's own mailer: one that comes late is of no use. */
export function mailCode(e: core.MailerRecordEvent) {
  const url = $os.getenv("MAIL_RELAY_URL");
  if (!url) throw new Error("A code could not be mailed: mail is not set up.");
  const mail = { id: $security.randomString(15), kind: "code", tries: 1 };
  const { statusCode, json } = $http.send({
    url,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ ...mail, to: e.record.email(), code: e.meta["password"] }]),
    timeout: 30,
  });
  if (statusCode !== 200 || !json[0].sent) throw new Error(`A code could not be mailed: ${json?.[0]?.error}`);
}
