import { deliver, FIRST_LIMIT } from "./deliver.ts";
import { type CodeMail, codeEmail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";

/** Emails a sign-in code. @returns whether the mail server accepted it. */
export async function sendCode(
  code: CodeMail,
  settings: MailSettings,
  closing: AbortSignal,
): Promise<boolean> {
  const email = await codeEmail(code, settings.ownersLanguage);
  const { sent = false, error } = await deliver(email, code.id, settings, closing, FIRST_LIMIT);
  if (error) process.stderr.write(`A sign-in code can't be emailed: ${error}\n`);
  return sent;
}
