/** What a request to PocketBase is made of, as in the `SendOptions` of its JavaScript SDK. */
export type RequestOptions = {
  method: string;
  body?: FormData | Record<string, unknown>;
  query?: Record<string, string | number | boolean>;
  keepalive?: boolean;
  signal?: AbortSignal;
  /** `null` keeps the SDK from cancelling a request for the sake of a later one. */
  requestKey?: null;
};

/** The part of the PocketBase SDK's client that the store uses; an instance of it fits. */
export type RecordClient = {
  /** Where PocketBase answers; empty or `/` for the page's own origin. */
  baseURL: string;
  /**
   * Sends a request to `path` and gives the parsed answer.
   *
   * @throws an error with `status` (0 without an answer) and `response` (the answer's JSON).
   */
  send(path: string, options: RequestOptions): Promise<unknown>;
};
