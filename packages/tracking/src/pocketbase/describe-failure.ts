const DEFAULT = "Something went wrong while processing your request.";
const NOT_FOUND = "The requested resource wasn't found.";
const CANCELED = "The request was autocancelled.";

/** Errors that the SDK replaces with a general text and keeps in `originalError`. */
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
 * Returns Voxlog's own text for a failed PocketBase call, for any version of the SDK and `fetchClient`. Written for SDK
 * 0.28.1, whose texts differ.
 *
 * @example describeFailure(new ClientResponseError({ status: 400 })) // ⇒ "Something went wrong while processing your
 *   request."
 */
export function describeFailure(error: unknown): string {
  if (typeof error !== "object" || error === null) return DEFAULT;
  const { isAbort, status, response, originalError, message } = error as ClientError;
  if (isAbort) return CANCELED;
  const hidden = HIDDEN.find((text) => text === originalError?.message || text === message);
  if (hidden) return hidden;
  const reason = response?.message;
  if (typeof reason === "string" && reason !== "") return reason;
  if (status === 404) return NOT_FOUND;
  // Errors before the request have no status and explain themselves.
  const own = status === undefined && error instanceof Error && !(error instanceof TypeError);
  return own ? error.message : DEFAULT;
}
