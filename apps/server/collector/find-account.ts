import { createHash } from "node:crypto";
import { type Account, apiError, type FindAccount } from "../front/api.ts";
import { log, nameOf } from "./log.ts";

/** Ms that an answer holds. */
const REMEMBERED = 60_000;
const MAX_REMEMBERED = 100;

/**
 * Returns what asks PocketBase whose token a request has: people sign in where the leads are. An account is remembered
 * for a minute, so that a short absence of PocketBase doesn't close the reports.
 */
export function accountFinder(pocketbaseUrl: string, now: () => number = Date.now): FindAccount {
  const known = new Map<string, { account: Account; until: number }>();
  return async ({ headers: { authorization } }) => {
    if (!authorization) return undefined;
    const key = createHash("sha256").update(authorization).digest("base64");
    const remembered = known.get(key);
    if (remembered && remembered.until > now()) return remembered.account;
    const response = await fetch(`${pocketbaseUrl}/api/account`, {
      headers: { authorization },
      signal: AbortSignal.timeout(5000),
    }).catch((error: unknown) => {
      log("error", "PocketBase doesn't answer.", nameOf(error));
    });
    if (!response || response.status >= 500 || response.status === 429) {
      throw apiError(503, "PocketBase, which knows the accounts, doesn't answer. Please try again later.");
    }
    if (!response.ok) return undefined;
    const account = (await response.json()) as Account;
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(key, { account, until: now() + REMEMBERED });
    return account;
  };
}
