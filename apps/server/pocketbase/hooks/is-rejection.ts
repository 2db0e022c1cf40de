/**
 * What the cause of a response between 400 and 499 contains when the fault is the server's: a place in a hook's file, the
 * database's words, or, of a request in a batch, that it failed or has no reason to tell.
 */
const FAULT = /\.c?js:\d+:\d+\(\d+\)|SQL logic error|"status":5\d\d|Something went wrong while processing/;

/**
 * Returns whether a logged request was rejected, and didn't fail.
 *
 * @param status the response's; 0 if a hook or the database threw, undefined if it was no request.
 * @param details the cause, if PocketBase knows one.
 */
export const isRejection = (status: number | undefined, details: unknown): boolean =>
  status !== undefined && status >= 400 && status < 500 && !FAULT.test(JSON.stringify(details ?? ""));
