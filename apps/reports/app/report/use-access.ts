import { useAccount } from "../session/owner.ts";
import { type RequestState, useRequest } from "../session/use-request.ts";
import { type Access, fetchAccess } from "./fetch-report.ts";

/** What a token opens doesn't change while the page is open. */
let fetched: { access: Access; token: string } | undefined;

/** Fetches what the token opens, once. */
export function useAccess(): RequestState<Access> {
  const { token: own } = useAccount();
  const [state] = useRequest("access", async (token, signal) => {
    if (fetched?.token !== token) fetched = { access: await fetchAccess(token, signal), token };
    return fetched.access;
  });
  return fetched && fetched.token === own ? { ...fetched.access, status: "ready", isStale: false } : state;
}
