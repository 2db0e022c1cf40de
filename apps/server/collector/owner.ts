import { createHash } from "node:crypto";

const REMEMBERED = 60_000;
const MOST_REMEMBERED = 100;

/** Whether somebody is the owner, or of their staff, who read reports too. */
export type OwnerCheck = (authorization: string | undefined) => Promise<boolean>;

/**
 * They sign in where the leads are: at PocketBase, whose token they show here. PocketBase is asked whether it is good,
 * and a good one is taken for good for a minute.
 *
 * @throws TypeError when PocketBase cannot be reached.
 */
export function ownerCheck(pocketbaseUrl: string, now: () => number = Date.now): OwnerCheck {
  const known = new Map<string, number>();
  return async (authorization) => {
    if (!authorization) return false;
    const key = createHash("sha256").update(authorization).digest("base64");
    if ((known.get(key) ?? 0) > now()) return true;
    const response = await fetch(`${pocketbaseUrl}/api/account`, {
      headers: { Authorization: authorization },
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429) throw new TypeError("PocketBase did not say.");
    if (!response.ok) return false;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, now() + REMEMBERED);
    return true;
  };
}
