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

/** Whether a later try may succeed: no response, too many requests, or a server in trouble. */
export function isTemporary(status: number | undefined): boolean {
  return status === 0 || status === 408 || status === 429 || (status !== undefined && status >= 500);
}

/** Says in the tracker's terms that a request failed. */
export function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { status, response } = responseOf(error);
  const said = field(response, "message");
  const message = `PocketBase ${status ? `responded ${status}` : "did not respond"}${said ? `: ${said}` : "."}`;
  return new StoreFailure(message, { temporary: isTemporary(status), cause: error });
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value ? (value as Record<string, unknown>)[name] : undefined;
}
