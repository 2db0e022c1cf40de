import { setTimeout as sleep } from "node:timers/promises";
import type { ClaimedMail } from "./claims.ts";
import type { Outcome } from "./deliver.ts";
import type { DigestMail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";
import { sendMail } from "./send-mail.ts";

/** The emails about leads in the database; `claims.ts` has each function. */
export type Outbox = {
  bundleBeyond(mailsPerHour: number): Promise<void>;
  claimMails(): Promise<ClaimedMail[]>;
  claimBundle(): Promise<ClaimedMail[]>;
  settleMail(mail: ClaimedMail, outcome: Outcome): Promise<void>;
};

/** Leads that one email lists; it has the count of the others. */
const MAX_LISTED = 100;
/** Tries to record an outcome, one a second: less than the lease, and an email that isn't recorded is sent again. */
const SETTLE_TRIES = 60;

/**
 * Sends every email that is due, a few at once. If no mail server can be reached, those are tried and the others stay as
 * they are: an outage costs them no tries, and they are sent as soon as it's over. Leads beyond a number an hour, and
 * those that look like a program's work, are sent in one email.
 *
 * @param giveUp ends the run; emails on their way are left to their lease.
 * @throws Error when the database can't be written to.
 */
export async function sendDueMails(
  outbox: Outbox,
  settings: MailSettings,
  giveUp: AbortSignal,
): Promise<void> {
  const settle = async (mails: ClaimedMail[], outcomes: Outcome[]) => {
    if (giveUp.aborted) return;
    for (const [i, mail] of mails.entries()) await settleMail(outbox, mail, outcomes[i] ?? {}, giveUp);
  };
  await outbox.bundleBeyond(settings.mailsPerHour);
  for (let mails = await outbox.claimMails(); mails.length > 0; mails = await outbox.claimMails()) {
    const outcomes = await Promise.all(mails.map((mail) => sendMail(mail, settings, giveUp)));
    await settle(mails, outcomes);
    if (giveUp.aborted || outcomes.every(({ unreachable }) => unreachable)) return;
    await outbox.bundleBeyond(settings.mailsPerHour);
  }
  const bundle = await outbox.claimBundle();
  const [first] = bundle;
  if (!first) return;
  const leads = bundle.slice(0, MAX_LISTED);
  const digest: DigestMail = {
    id: first.id,
    tries: first.tries,
    kind: "digest",
    leads,
    more: bundle.length - leads.length,
  };
  const outcome = await sendMail(digest, settings, giveUp);
  await settle(
    bundle,
    bundle.map(() => outcome),
  );
}

async function settleMail(
  outbox: Outbox,
  mail: ClaimedMail,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  for (let tries = SETTLE_TRIES; ; tries--) {
    try {
      return await outbox.settleMail(mail, outcome);
    } catch (error) {
      if (tries === 1) throw error;
      await sleep(1000, undefined, { signal });
    }
  }
}
