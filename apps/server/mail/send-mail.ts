import { deliver, type Outcome } from "./deliver.ts";
import { codeEmail, confirmationEmail, type DueMail, digestEmail, type Email, ownerEmail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";

/** Ms for an email: longer than a working mail server takes. */
const LIMIT = 60_000;
/** Ms for the first try, because other due emails wait for it. */
const FIRST_LIMIT = 15_000;

/** Writes and sends an email. Never throws: a failure is an outcome. `limit` is ms for the attempt. */
export async function sendMail(
  mail: DueMail,
  settings: MailSettings,
  closing: AbortSignal,
  limit = mail.tries === 1 ? FIRST_LIMIT : LIMIT,
): Promise<Outcome> {
  try {
    const email = await write(mail, settings);
    const giveUp = AbortSignal.any([AbortSignal.timeout(limit), closing]);
    const { rejected, ...outcome } = await deliver(email, mail.id, settings, giveUp);
    report(mail.kind, outcome);
    // If the server rejects an email to the owner, its settings are wrong. The owner can fix them, so it's tried again.
    return rejected && mail.kind === "confirmation" ? { ...outcome, rejected } : outcome;
  } catch (error) {
    return { error: String(error) };
  }
}

function write(mail: DueMail, { leadsTo, ownersLanguage, site }: MailSettings): Promise<Email> {
  if (mail.kind === "code") return codeEmail(mail, ownersLanguage);
  if (mail.kind === "digest") return digestEmail(mail, leadsTo, ownersLanguage);
  return mail.kind === "lead"
    ? ownerEmail(mail, leadsTo, ownersLanguage)
    : confirmationEmail(mail, leadsTo, site);
}

/** Logs a failure, without the text of a rejection: it may quote the visitor. */
function report(kind: DueMail["kind"], { unreachable, error }: Outcome): void {
  if (unreachable) process.stderr.write(`The mail server can't be reached: ${error}\n`);
  else if (error && kind === "code") {
    process.stderr.write(`The mail server rejected the email with a sign-in code: ${error}\n`);
  } else if (error && kind !== "confirmation") {
    process.stderr.write("The mail server rejected an email about a lead. See the outbox in the admin.\n");
  }
}
