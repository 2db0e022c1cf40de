import { isSessionSearch } from "@voxlog/tracking/backend";
import { apiError, type FindAccount } from "../front/api.ts";
import type { Check, EditAnswer, Guard, GuardedRequest } from "../front/guard.ts";
import { auditRequest } from "../pocketbase/audit-requests.ts";
import type { AccountStore } from "./account-store.ts";
import { createAuthRequests, type SendCode } from "./auth-requests.ts";
import { editToken, findSignedIn, readToken, type SignedIn } from "./tokens.ts";

const AUTH = /^\/api\/collections\/([^/]+)\/((?:auth|request)-[a-z0-9-]+)$/;
const LIST = /^\/api\/collections\/[^/]+\/records$/;
/** Their token is in the URL. */
const DOWNLOAD = /^\/api\/(backups|files)\//;

/**
 * Creates the guard of PocketBase. It checks tokens, sign-ins, and requests that PocketBase's rules would reject too
 * slowly, and stores the owner's changes by the admin or the API in the audit trail.
 */
export function createGuard(store: AccountStore, checkLead: Check, sendCode?: SendCode): Guard {
  const checkAuth = createAuthRequests(store, sendCode);
  return async (incoming) => {
    const holder = await findSignedIn(store, incoming);
    const { role, token, email = "" } = holder ?? {};
    return {
      role,
      token,
      async admit(guarded) {
        const { request, path } = guarded;
        const isRead = request.method === "GET" || request.method === "HEAD"; // HEAD runs the same query.
        if (isRead && LIST.test(path) && role !== "owner") {
          if (!isSessionSearch(queryOf(guarded))) throw apiError(400, "Unsupported query.");
          return { isPrivate: true };
        }
        if (DOWNLOAD.test(path))
          return { ...(await admitDownload(store, guarded)), ...bindDownload(path, holder) };
        const [, collection, action = ""] = AUTH.exec(path) ?? [];
        if (collection) return checkAuth(guarded, collection, action, holder);
        return (await checkLead(guarded, role)) ?? {};
      },
      onChange(method, path) {
        const entry = auditRequest(email, method, path);
        if (entry) void store.audit(entry);
      },
    };
  };
}

/** Finds the account of the owner or of the staff. PocketBase's rules govern other accounts. */
export const accountFinder =
  (store: AccountStore): FindAccount =>
  async (request) => {
    const found = await findSignedIn(store, request);
    return found && found.role !== "other" ? { ...found, role: found.role } : undefined;
  };

const queryOf = ({ request }: GuardedRequest) => request.url?.split("?").slice(1).join("?") ?? "";

async function admitDownload(store: AccountStore, guarded: GuardedRequest) {
  const query = new URLSearchParams(queryOf(guarded));
  const token = query.get("token");
  if (!token) return {};
  const holder = await readToken(store, token, "file");
  if (!holder) throw apiError(403, "The token is invalid or has expired.");
  const event = guarded.path.startsWith("/api/backups/") ? "downloadedBackup" : "downloaded";
  await store.audit({ who: holder.email, event, what: guarded.path });
  query.set("token", token);
  return { path: `${guarded.request.url?.split("?")[0]}?${query}` };
}

const bindDownload = (path: string, holder: SignedIn | undefined): { edit?: EditAnswer } =>
  path === "/api/files/token" && holder?.signIn ? { edit: editToken("file", async () => holder) } : {};
