import { StoreFailure } from "../core/store.ts";
import type { RowRequest } from "./row-requests.ts";

/** JSON of which nothing is known: what is asked of it may be missing. */
type Json = { readonly [name: string]: Json } | undefined;

/** A request that the server rejected, and its response to it. */
export type Rejection = { request: RowRequest; status: number; response?: Json; cause: unknown };

/** Status and JSON of a client's error; 0 stands for no response, and undefined for an error of our own. */
export const responseOf = (error: unknown): { status?: number; response?: Json } => Object(error);

/**
 * Which of a batch's requests was rejected, and how. Undefined when it was the batch as a whole.
 * The response's shape: https://pocketbase.io/docs/api-records/#batch-createupdateupsertdelete-records
 */
export function rejectedPart(error: unknown, requests: readonly RowRequest[]): Rejection | undefined {
  const [part] = Object.entries(responseOf(error).response?.["data"]?.["requests"] ?? {});
  const request = requests[Number(part?.[0])];
  const response = part?.[1]?.["response"];
  return request && { request, status: Number(response?.["status"] ?? 400), response, cause: error };
}

/** The record, or one with the same unique value, is there already. */
export function isDuplicate({ response }: Rejection): boolean {
  const problems = response?.["data"];
  return [problems?.["id"], problems?.["session_id"]].some(
    (problem) => String(problem?.["code"]) === "validation_not_unique",
  );
}

/**
 * Whether PocketBase itself has rejected, which is final. Its JSON repeats the status, unlike the page of a captive
 * portal or a gateway; and nothing in it, down to the requests of a batch, says that there were too many or that the
 * server is in trouble.
 */
export function isFinal(error: unknown): boolean {
  const { status, response } = responseOf(error);
  return !!status && Number(response?.["status"]) === status && !holdsTemporary(response);
}

/** Whether it says anywhere that there was no response, that there were too many requests, or trouble. */
function holdsTemporary(response: Json): boolean {
  if (typeof response !== "object" || !response) return false;
  const status = Number(response["status"]);
  return [0, 408, 429].includes(status) || status >= 500 || Object.values(response).some(holdsTemporary);
}

/** A page cannot tell a server that is away from one whose response it may not read, and which has stored all the same. */
const NOTHING_READ =
  "No response: PocketBase is out of reach, or its ALLOWED_ORIGINS (serve --origins) lack this page's.";

/** Says in the tracker's terms that a request failed. */
export function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { status, response } = responseOf(error);
  const said = response?.["message"];
  const message = status ? `PocketBase responded ${status}${said ? `: ${said}` : "."}` : NOTHING_READ;
  return new StoreFailure(message, { temporary: status !== undefined && !isFinal(error), cause: error });
}

/** Says of a rejection that nothing mends that it is final. */
export function throwRejection({ request, status, response, cause }: Rejection): never {
  if (status === 404 && request.method === "POST") {
    const message = `PocketBase has no ${request.url}: the set's migrations have not been applied there.`;
    throw new StoreFailure(message, { temporary: false, cause });
  }
  throw asStoreFailure({ status, response, cause });
}
