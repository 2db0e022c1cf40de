/**
 * Causes of a response between 400 and 499 that are the server's fault: a position in a hook's file, a database error,
 * or a request in a batch that failed or has no reason.
 */
const FAULT = /\.c?js:\d+:\d+\(\d+\)|SQL logic error|"status":5\d\d|Something went wrong while processing/;

/**
 * Returns whether a logged request was rejected rather than failed.
 *
 * @param status the response's; 0 if a hook or the database threw, undefined if the entry isn't a request.
 * @param details the cause, if PocketBase logged one.
 */
export const isRejection = (status: number | undefined, details: unknown): boolean =>
  status !== undefined && status >= 400 && status < 500 && !FAULT.test(JSON.stringify(details ?? ""));
