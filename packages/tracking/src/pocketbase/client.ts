/** A request to PocketBase, like `SendOptions` of its JavaScript SDK. */
export type RequestOptions = {
  method: string;
  /** An object is sent as JSON. */
  body?: string | Record<string, unknown>;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
  /** `null` keeps the SDK from canceling a request in favor of a later one. */
  requestKey?: null;
};

/** The part of the PocketBase SDK's client that the store uses. */
export type RecordClient = {
  /** Origin of PocketBase; empty or `/` for the page's own. */
  baseURL: string;
  /**
   * Sends a request to `path` and returns the parsed response.
   *
   * @throws an error with `status` (0 without a response) and `response` (its JSON).
   */
  send(path: string, options: RequestOptions): Promise<unknown>;
};

/**
 * Creates a replacement for the PocketBase SDK when only tracking is needed: half a kilobyte, and no header that needs
 * a preflight.
 *
 * @param baseUrl origin of PocketBase; empty for the page's own.
 */
export function fetchClient(baseUrl: string): RecordClient {
  return {
    baseURL: baseUrl,
    async send(path, { body, headers = { "Content-Type": "application/json" }, ...options }) {
      let response: Response | undefined;
      let json: unknown;
      try {
        // The page may have replaced it by anything.
        response = await fetch(baseUrl.replace(/\/$/, "") + path, {
          ...options,
          // The page's own address, with its query, may contain personal data.
          referrerPolicy: "no-referrer",
          ...(body && { headers, body: typeof body === "string" ? body : JSON.stringify(body) }),
        });
        json = await response.json();
      } catch {
        // No connection, or the response isn't JSON.
      }
      const { ok, status = 0 }: Partial<Response> = Object(response);
      // The names are those of the SDK's error.
      if (!ok) throw Object.assign(new Error(`Status ${status}.`), { status, response: Object(json) });
      return json;
    },
  };
}
