import { useAccount } from "../session/account.ts";
import { type RequestState, useRequest } from "../session/use-request.ts";
import { type Access, fetchAccess } from "./fetch-report.ts";

/** It doesn't change while the page is open. */
let fetched: { access: Access; token: string | null } | undefined;

/** Fetches the token's access, once. */
export function useAccess(): RequestState<Access> {
  const { token } = useAccount();
  const [state] = useRequest("access", async (signal) => {
    if (fetched?.token !== token) fetched = { access: await fetchAccess(signal), token };
    return fetched.access;
  });
  return fetched && fetched.token === token ? { ...fetched.access, status: "ready", isStale: false } : state;
}
