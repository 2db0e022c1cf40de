const DEFAULT = "Something went wrong while processing your request.";
const NOT_FOUND = "The requested resource wasn't found.";
const CANCELED = "The request was autocancelled.";

/** What the SDK hides behind a general text and keeps in `originalError`. */
const HIDDEN = [
  "EventSource connect took too long.",
  "Failed to establish realtime connection.",
  "State parameters don't match.",
];

type ClientError = {
  isAbort?: boolean;
  status?: number;
  response?: { message?: unknown };
  originalError?: { message?: unknown } | null;
  message?: unknown;
};

/**
 * Names a failure of a PocketBase call in Voxlog's own words, whatever version of the SDK (or
 * `fetchClient`) it comes from. Written for SDK 0.28.1, whose texts differ.
 *
 * @example describeFailure(new ClientResponseError({ status: 400 }))
 *   // ⇒ "Something went wrong while processing your request."
 */
export function describeFailure(error: unknown): string {
  if (typeof error !== "object" || error === null) return DEFAULT;
  const { isAbort, status, response, originalError, message } = error as ClientError;
  if (isAbort) return CANCELED;
  const hidden = HIDDEN.find((text) => text === originalError?.message || text === message);
  if (hidden) return hidden;
  const said = response?.message;
  if (typeof said === "string" && said !== "") return said;
  if (status === 404) return NOT_FOUND;
  // What the SDK throws before it asks the server has no status, and says what is missing.
  const own = status === undefined && error instanceof Error && !(error instanceof TypeError);
  return own ? error.message : DEFAULT;
}
