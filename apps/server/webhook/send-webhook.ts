import { brand } from "@voxlog/product";
import type { Outbox } from "../mail/claims.ts";
import type { Outcome } from "../mail/deliver.ts";
import type { ClaimedLead } from "../mail/emails.ts";
import { sendUntilEmpty } from "../mail/send-due-emails.ts";
import { messageOf } from "../process/command.ts";
import { factsOf } from "./template.ts";
import type { WebhookSettings } from "./webhook-settings.ts";

/** Ms for a request: longer than a working CRM takes. */
const LIMIT = 15_000;
/** Characters of a response to read, for the reason of a rejection, and to store. */
const [MAX_READ, MAX_ANSWER] = [64_000, 2000];
/** Invisible parts of a page: styles, scripts and comments, closed or not, tags and white space. */
const HIDDEN_PARTS = /(<(style|script)\b.*?(<\/\2\s*>|$)|<!--.*?(-->|$)|<[^<>]*>|\s)+/gis;
/** Shorter facts, such as a language, occur in any response. */
const MIN_QUOTED = 3;

/** Posts every due lead, a few at once. If the receiver can't be reached, the others wait. */
export function sendDueWebhooks(outbox: Outbox, settings: WebhookSettings, giveUp: AbortSignal) {
  const send = (lead: ClaimedLead) => sendWebhook(lead, settings, giveUp);
  return sendUntilEmpty(outbox, () => outbox("claimWebhooks"), send, giveUp);
}

/**
 * Posts a lead, signed according to Standard Webhooks (https://www.standardwebhooks.com). Never throws: a failure is an
 * outcome. It doesn't follow redirects, so that a lead only goes to the owner's URL.
 */
export async function sendWebhook(
  lead: ClaimedLead,
  { url, signer, headers, body: template }: WebhookSettings,
  closing: AbortSignal,
): Promise<Outcome> {
  const facts = factsOf(lead);
  const { received, ...data } = facts;
  const body = template?.fill(facts) ?? JSON.stringify({ type: "lead.created", timestamp: received, data });
  const now = new Date();
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: {
        "Content-Type": template?.contentType ?? "application/json",
        "User-Agent": brand.name,
        "webhook-id": lead.id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        ...(signer && { "webhook-signature": signer.sign(lead.id, now, body) }),
        ...headers,
      },
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(LIMIT)]),
    });
    // 207 has several results, and one may be an error.
    if (response.ok && response.status !== 207) {
      await response.body?.cancel();
      return { sent: true };
    }
    const answer = `${response.status} ${await readStart(response)}`.trim();
    process.stderr.write(`The webhook rejected a lead with ${response.status}: the reports say why.\n`);
    return { error: withoutQuotes(answer, facts) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    const reason = isTimeout ? "No answer in time." : messageOf(error);
    if (!closing.aborted) process.stderr.write(`The webhook can't be reached: ${reason}\n`);
    return { error: reason, unreachable: true };
  }
}

/** Leaves out the tags, styles and scripts of an error page. */
async function readStart({ body, headers }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= MAX_READ) break;
  }
  const isPage = headers.get("content-type")?.includes("html");
  return (isPage ? text.replaceAll(HIDDEN_PARTS, " ").trim() : text).slice(0, MAX_ANSWER);
}

/** Removes quotes of the lead from a response: an erased lead must not stay in copies of its outbox row. */
function withoutQuotes(answer: string, facts: Record<string, string>): string {
  const quoted = Object.values(facts).filter((fact) => fact.length >= MIN_QUOTED);
  return quoted.reduce((text, fact) => text.replaceAll(fact, "…"), answer);
}
