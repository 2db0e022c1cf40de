import {
  type FieldProblem,
  type Lead,
  type LeadCollection,
  type LeadOrigin,
  problemOf,
} from "@voxlog/product";
import { describeFailure } from "@voxlog/tracking/pocketbase";
import PocketBase, { BaseAuthStore, ClientResponseError } from "pocketbase";
import { addresses } from "../routing/addresses.ts";

/** Why a lead wasn't stored, if the visitor can do something about it. */
export type Failure = "offline" | "tooMany" | "other";

/** Signals of a bot: whether the hidden field was filled in, and the time until sending. */
export type BotSignals = { website?: string | undefined; took: number };

/** The result of sending: stored, or not, with the fields that the server rejected. */
export type LeadResult =
  | { stored: true }
  | { stored: false; failure: Failure; fields: Record<string, FieldProblem> };

// The default store would use local storage, which a browser may block, and there is no sign-in here.
const client = new PocketBase(addresses.api || "/", new BaseAuthStore());
// Concurrent requests must not cancel each other.
client.autoCancellation(false);

/**
 * Stores a lead. One that looks like a bot's gets the same answer; the server holds it back and notifies the owner. A
 * failure is logged.
 */
export async function sendLead(
  collection: LeadCollection,
  lead: Lead & LeadOrigin,
  { website, took }: BotSignals,
): Promise<LeadResult> {
  try {
    const signs = { took, ...(website && { website }) };
    const record = await sendWithProof((proof) =>
      client.collection(collection).create({ ...lead, ...signs, ...proof }),
    );
    // A response without an ID isn't from our server, such as a captive portal's page.
    if (!record.id) throw new Error(`The response to a new record in ${collection} has no ID.`);
    return { stored: true };
  } catch (error) {
    console.error(`A record for ${collection} couldn't be stored: ${describeFailure(error)}`, error);
    return { stored: false, failure: failureOf(error), fields: rejectedFields(error) };
  }
}

/** Maximum proofs per lead: another one is needed when the server restarts. */
const PROOFS = 2;

/** Sends, and again with a proof of work if the server requires one; the solver loads only then. */
async function sendWithProof<T>(send: (proof?: { altcha: string }) => Promise<T>): Promise<T> {
  let proof: { altcha: string } | undefined;
  for (let made = 0; ; made++) {
    try {
      return await send(proof);
    } catch (error) {
      const isProofRequired = error instanceof ClientResponseError && error.status === 428;
      if (!isProofRequired || made === PROOFS) throw error;
      const { solveChallenge } = await import("./solve-challenge.ts");
      proof = { altcha: await solveChallenge(error.response["challenge"]) };
    }
  }
}

function failureOf(error: unknown): Failure {
  if (!navigator.onLine) return "offline";
  return error instanceof ClientResponseError && error.status === 429 ? "tooMany" : "other";
}

function rejectedFields(error: unknown): Record<string, FieldProblem> {
  if (!(error instanceof ClientResponseError)) return {};
  const data: Record<string, { code?: string }> = error.response["data"] ?? {};
  return Object.fromEntries(Object.entries(data).map(([name, { code }]) => [name, problemOf(code)]));
}
