import { StoreFailure } from "../core/store.ts";
import type { RowRequest } from "./row-requests.ts";

/** A request that the server rejected, and its response to it. */
export type Rejection = { request: RowRequest; status: number; response: unknown; cause: unknown };

type FailedResponse = { status?: unknown; response?: unknown };

/** Status and JSON of a client's error; 0 stands for no response, and undefined for an error of our own. */
export function responseOf(error: unknown): { status: number | undefined; response: unknown } {
  const { status, response } = (typeof error === "object" && error ? error : {}) as FailedResponse;
  return { status: typeof status === "number" ? status : undefined, response };
}

/**
 * Which of a batch's requests was rejected, and how. Undefined when it was the batch as a whole.
 * The response's shape: https://pocketbase.io/docs/api-records/#batch-createupdateupsertdelete-records
 */
export function rejectedPart(error: unknown, requests: readonly RowRequest[]): Rejection | undefined {
  const { response } = responseOf(error);
  const parts = field(field(response, "data"), "requests");
  const index = Object.keys(typeof parts === "object" && parts ? parts : {})[0];
  const request = requests[Number(index)];
  if (index === undefined || !request) return undefined;
  const partResponse = field(field(parts, index), "response");
  const status = field(partResponse, "status");
  return { request, status: typeof status === "number" ? status : 400, response: partResponse, cause: error };
}

/** The record, or one with the same unique value, is there already. */
export function isDuplicate({ response }: Rejection): boolean {
  const problems = field(response, "data");
  return ["id", "session_id"].some(
    (name) => field(field(problems, name), "code") === "validation_not_unique",
  );
}

/**
 * Whether PocketBase itself has refused, which is final. Its JSON repeats the status, unlike the page of a captive
 * portal or a gateway; and nothing in it, down to the requests of a batch, says that there were too many or that the
 * server is in trouble.
 */
export function isFinal(error: unknown): boolean {
  const { status, response } = responseOf(error);
  return !!status && field(response, "status") === status && !holdsTemporary(response);
}

function holdsTemporary(response: unknown): boolean {
  if (typeof response !== "object" || !response) return false;
  return isTemporary(field(response, "status")) || Object.values(response).some(holdsTemporary);
}

/** No response, too many requests, or a server in trouble. */
function isTemporary(status: unknown): boolean {
  return typeof status === "number" && (status === 0 || status === 408 || status === 429 || status >= 500);
}

/** A page cannot tell a server that is away from one whose response it may not read, and which has stored all the same. */
const NOTHING_READ =
  "No response could be read: PocketBase is out of reach, or its ALLOWED_ORIGINS (serve --origins) lack this page's.";

/** Says in the tracker's terms that a request failed. */
export function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { status, response } = responseOf(error);
  const said = field(response, "message");
  const message = status ? `PocketBase responded ${status}${said ? `: ${said}` : "."}` : NOTHING_READ;
  return new StoreFailure(message, { temporary: status !== undefined && !isFinal(error), cause: error });
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value ? (value as Record<string, unknown>)[name] : undefined;
}
