import { StoreFailure } from "../core/store.ts";

/** Unknown JSON: any property may be missing. */
type Json = { readonly [name: string]: Json } | undefined;

/** Returns status and JSON of a client's error; 0 without a response, undefined for our own errors. */
export const responseOf = (error: unknown): { status?: number; response?: Json } => Object(error);

/**
 * Returns whether a batch was rejected because of one of its requests. Shape of the response:
 * https://pocketbase.io/docs/api-records/#batch-createupdateupsertdelete-records
 */
export const namesRequest = (error: unknown): boolean => !!responseOf(error).response?.["data"]?.["requests"];

/**
 * Returns whether PocketBase itself rejected the request, which is final. Its JSON repeats the status, unlike a captive
 * portal's or gateway's, and neither it nor a batch's inner responses report rate limits or server errors.
 */
export function isFinal(error: unknown): boolean {
  const { status, response } = responseOf(error);
  return !!status && Number(response?.["status"]) === status && !holdsTemporary(response);
}

/** Returns whether any part reports no response, a rate limit or a server error. */
function holdsTemporary(response: Json): boolean {
  if (typeof response !== "object" || !response) return false;
  const status = Number(response["status"]);
  return [0, 408, 429].includes(status) || status >= 500 || Object.values(response).some(holdsTemporary);
}

/** A page can't tell an unreachable server from one with an unreadable response, which has stored the data. */
const NOTHING_READ =
  "No response. PocketBase is down, or its ALLOWED_ORIGINS (serve --origins) don't list this page's origin.";

/** Converts a failed request to a StoreFailure. */
export function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { status, response } = responseOf(error);
  const reason = response?.["message"];
  const message = status ? `PocketBase responded ${status}${reason ? `: ${reason}` : "."}` : NOTHING_READ;
  return new StoreFailure(message, { temporary: status !== undefined && !isFinal(error), cause: error });
}
