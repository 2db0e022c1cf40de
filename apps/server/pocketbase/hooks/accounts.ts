import { ifFound } from "./database.ts";

/** What accounts/ in front counts and checks; `X-Voxlog-Counted` says that it did. */
const COUNTED = /\/(auth-with-password|auth-with-otp|auth-with-oauth2|auth-refresh|request-otp)$/;

/** Rejects an attempt to sign in that didn't come by way of the front's counts, however its path was written. */
export function expectCounted(e: core.RequestEvent) {
  if (COUNTED.test(e.request.pattern) && !e.request.header.get("X-Voxlog-Counted"))
    throw new NotFoundError("");
  e.next();
}

/** Mails a code at once, by this server and not by PocketBase's own mailer: one that comes late is of no use. */
export function mailCode(e: core.MailerRecordEvent) {
  const url = $os.getenv("MAIL_RELAY_URL");
  if (!url) throw new Error("A code couldn't be emailed: email isn't set up.");
  const mail = { id: $security.randomString(15), kind: "code", tries: 1 };
  const { statusCode, json } = $http.send({
    url,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ ...mail, to: e.record.email(), code: e.meta["password"] }]),
    timeout: 30,
  });
  if (statusCode !== 200 || !json[0].sent) throw new Error(`A code couldn't be emailed: ${json?.[0]?.error}`);
}

/**
 * Saves an account with the password from the environment, which ends its sessions, or removes it. Ends the process with
 * the reason if that fails.
 */
export function changeAccount(collection: string, email: string, isRemoval: boolean) {
  try {
    const kind = ifFound(() => $app.findCollectionByNameOrId(collection));
    if (!kind) throw new Error("there is no data yet: start the server once.");
    const account = ifFound(() => $app.findAuthRecordByEmail(kind, email));
    if (isRemoval && !account) throw new Error(`${email} has no account.`);
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
