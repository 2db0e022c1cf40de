import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../process/command.ts";
import type { Outbox } from "./claims.ts";
import { deliver, FIRST_LIMIT, LIMIT, type Outcome } from "./deliver.ts";
import { type ClaimedLead, confirmationEmail, digestEmail, type Email, ownerEmail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";

/** A visitor must not get a third copy of a confirmation if the mail server never reports that it accepted one. */
const MAX_CONFIRMATIONS = 2;
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
  const sendOne = (lead: ClaimedLead) => sendLead(lead, settings, giveUp);
  if (!(await sendUntilEmpty(outbox, claimEmails, sendOne, giveUp))) return;
  const bundle = await outbox("claimBundle");
  const [first] = bundle;
  if (!first) return;
  const outcome = await digestEmail(bundle, settings.leadsTo, settings.ownersLanguage)
    .then((digest) => send(digest, first, settings, giveUp))
    .catch(failed);
  for (const lead of bundle) await settle(outbox, lead, outcome, giveUp);
}

const failed = (error: unknown): Outcome => ({ error: messageOf(error) });

/** Sends due rows, a few at once. @returns whether none are left; not if the receiver can't be reached. */
export async function sendUntilEmpty(
  outbox: Outbox,
  claim: () => Promise<ClaimedLead[]>,
  send: (claimed: ClaimedLead) => Promise<Outcome>,
  giveUp: AbortSignal,
): Promise<boolean> {
  for (let all = await claim(); all.length > 0; all = await claim()) {
    const outcomes = await Promise.all(all.map((claimed) => send(claimed).catch(failed)));
    for (const [i, claimed] of all.entries()) await settle(outbox, claimed, outcomes[i] ?? {}, giveUp);
    if (giveUp.aborted || outcomes.every(({ unreachable }) => unreachable)) return false;
  }
  return true;
}

/** Emails a lead to the owner, or its confirmation to the visitor. `limit` is ms for the attempt. */
export async function sendLead(
  lead: ClaimedLead,
  settings: MailSettings,
  giveUp: AbortSignal,
  limit?: number,
): Promise<Outcome> {
  const { leadsTo, ownersLanguage, site } = settings;
  const email =
    lead.kind === "confirmation"
      ? await confirmationEmail(lead, leadsTo, site)
      : await ownerEmail(lead, leadsTo, ownersLanguage);
  return send(email, lead, settings, giveUp, limit);
}

async function send(
  email: Email,
  { id, kind, tries }: ClaimedLead,
  settings: MailSettings,
  giveUp: AbortSignal,
  limit = tries === 1 ? FIRST_LIMIT : LIMIT,
): Promise<Outcome> {
  const { rejected, ...outcome } = await deliver(email, id, settings, giveUp, limit);
  const { unreachable, unsure, error } = outcome;
  if (unreachable) process.stderr.write(`The mail server can't be reached: ${error}\n`);
  if (kind === "confirmation") {
    const isLastCopy = unsure && tries >= MAX_CONFIRMATIONS;
    return rejected || isLastCopy ? { ...outcome, rejected: true } : outcome;
  }
  // Without the text of a rejection: it may quote the visitor.
  if (error && !unreachable)
    process.stderr.write("An email about a lead isn't sent yet. The outbox in the admin says why.\n");
  // If the server rejects an email to the owner, its settings are wrong. The owner can fix them, so it's tried again.
  return outcome;
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
