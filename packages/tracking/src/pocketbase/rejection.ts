import { StoreFailure } from "../core/store.ts";

/** JSON of which nothing is known: what is asked of it may be missing. */
type Json = { readonly [name: string]: Json } | undefined;

/** Status and JSON of a client's error; 0 stands for no response, and undefined for an error of our own. */
export const responseOf = (error: unknown): { status?: number; response?: Json } => Object(error);

/**
 * Whether a batch was rejected because of one of its requests, and not as a whole. The response's shape:
 * https://pocketbase.io/docs/api-records/#batch-createupdateupsertdelete-records
 */
export const namesRequest = (error: unknown): boolean => !!responseOf(error).response?.["data"]?.["requests"];

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
  "No response. PocketBase can't be reached, or its ALLOWED_ORIGINS (serve --origins) don't list this page's origin.";

/** Says in the tracker's terms that a request failed. */
export function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { status, response } = responseOf(error);
  const said = response?.["message"];
  const message = status ? `PocketBase responded ${status}${said ? `: ${said}` : "."}` : NOTHING_READ;
  return new StoreFailure(message, { temporary: status !== undefined && !isFinal(error), cause: error });
}
