import { setTimeout as sleep } from "node:timers/promises";
import type { ClaimedLead, Outbox } from "./claims.ts";
import { type Outcome, sendMail } from "./deliver.ts";
import type { DueMail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";

/** Leads that one email lists. It counts the others. */
const MAX_LISTED = 100;
/** Tries to record an outcome, one a second. After the lease, an email without a recorded outcome is sent again. */
const SETTLE_TRIES = 60;

/**
 * Sends every due email, a few at once. If the mail server can't be reached, it stops after the first few, so that an
 * outage doesn't use up the tries of the others. Leads above the hourly limit and suspected spam share one email.
 *
 * @param giveUp ends the run. Emails that are being sent are due again after their lease.
 * @throws Error if the database can't be written to.
 */
export async function sendDueEmails(outbox: Outbox, settings: MailSettings, giveUp: AbortSignal) {
  const claimEmails = () => outbox("claimEmails", settings.mailsPerHour);
  const send = (mail: DueMail) => sendMail(mail, settings, giveUp);
  if (!(await sendUntilEmpty(outbox, claimEmails, send, giveUp))) return;
  const bundle = await outbox("claimBundle");
  const [first] = bundle;
  if (!first) return;
  const leads = bundle.slice(0, MAX_LISTED);
  const { id, tries } = first;
  const outcome = await send({ id, tries, kind: "digest", leads, more: bundle.length - leads.length });
  for (const mail of bundle) await settle(outbox, mail, outcome, giveUp);
}

/** Sends due rows, a few at once. @returns whether none are left; not if the receiver can't be reached. */
export async function sendUntilEmpty<Claimed extends ClaimedLead>(
  outbox: Outbox,
  claim: () => Promise<Claimed[]>,
  send: (claimed: Claimed) => Promise<Outcome>,
  giveUp: AbortSignal,
): Promise<boolean> {
  for (let all = await claim(); all.length > 0; all = await claim()) {
    const outcomes = await Promise.all(all.map(send));
    for (const [i, claimed] of all.entries()) await settle(outbox, claimed, outcomes[i] ?? {}, giveUp);
    if (giveUp.aborted || outcomes.every(({ unreachable }) => unreachable)) return false;
  }
  return true;
}

async function settle(outbox: Outbox, claimed: ClaimedLead, outcome: Outcome, signal: AbortSignal) {
  if (signal.aborted) return;
  for (let tries = SETTLE_TRIES; ; tries--) {
    try {
      return await outbox("settle", claimed, outcome);
    } catch (error) {
      if (tries === 1) throw error;
      await sleep(1000, undefined, { signal });
    }
  }
}
