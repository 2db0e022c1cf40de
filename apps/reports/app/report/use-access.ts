import { useAccount } from "../session/owner.ts";
import { type RequestState, useRequest } from "../session/use-request.ts";
import { type Access, fetchAccess } from "./fetch-report.ts";

/** What a token opens doesn't change while the page is open. */
let fetched: { access: Access; token: string | null } | undefined;

/** Fetches what the token opens, once. */
export function useAccess(): RequestState<Access> {
  const { token } = useAccount();
  const [state] = useRequest("access", async (signal) => {
    if (fetched?.token !== token) fetched = { access: await fetchAccess(signal), token };
    return fetched.access;
  });
  return fetched && fetched.token === token ? { ...fetched.access, status: "ready", isStale: false } : state;
}
