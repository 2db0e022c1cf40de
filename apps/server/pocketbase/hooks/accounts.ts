/** What the front checks first. `X-Voxlog-Checked` shows that it did. */
const CHECKED = /\/(batch|auth-with-\w+|auth-refresh|request-otp)$/;

/** Rejects what the front would have checked, if its path was written in a way that the front doesn't read. */
export function expectChecked(e: core.RequestEvent) {
  const { pattern, header } = e.request;
  if (CHECKED.test(pattern) && !header.get("X-Voxlog-Checked") && !e.hasSuperuserAuth())
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
