import { type Account, apiError, type FindAccount } from "../front/api.ts";
import { networkOfRequest } from "../limits/network.ts";
import { CLIENT_HEADER } from "../pocketbase/child.ts";

/** Ms to wait for PocketBase. */
const TIMEOUT = 5000;

/**
 * Returns what asks PocketBase whose token a request has, so that its own checks of tokens and sign-ins apply. It throws
 * an API error (503) when PocketBase doesn't answer.
 *
 * @param trustedHeader the header in which a trusted proxy names the visitor, in lower case.
 */
export function accountFinder(pocketbaseUrl: string, trustedHeader: string | undefined): FindAccount {
  return async (request) => {
    const { authorization } = request.headers;
    if (!authorization) return undefined;
    const response = await fetch(`${pocketbaseUrl}/api/account`, {
      headers: { authorization, [CLIENT_HEADER]: networkOfRequest(request, trustedHeader) },
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => undefined);
    if (!response || response.status >= 500 || response.status === 429) {
      throw apiError(503, "Accounts can't be checked at the moment. Please try again later.");
    }
    return response.ok ? ((await response.json()) as Account) : undefined;
  };
}
