/** A request to PocketBase, like `SendOptions` of its JavaScript SDK. */
export type RequestOptions = {
  method: string;
  body?: FormData | Record<string, unknown>;
  query?: Record<string, string | number | boolean>;
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

/** A rejected request, or one without a response. The names are those of the SDK's error. */
class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly response: Record<string, unknown>;

  constructor(status: number, response: Record<string, unknown>, cause?: unknown) {
    super(typeof response["message"] === "string" ? response["message"] : "", { cause });
    this.status = status;
    this.response = response;
  }
}

/**
 * Creates a replacement for the PocketBase SDK when only tracking is needed: half a kilobyte, and no header that needs
 * a preflight.
 *
 * @param baseUrl origin of PocketBase; empty for the page's own.
 */
export function fetchClient(baseUrl: string): RecordClient {
  return {
    baseURL: baseUrl,
    async send(path, { query, body, method, keepalive, signal }) {
      const search = query ? `?${new URLSearchParams(stringValues(query))}` : "";
      const request: RequestInit = { method };
      if (keepalive) request.keepalive = true;
      if (signal) request.signal = signal;
      if (body instanceof FormData) request.body = body;
      else if (body) {
        request.body = JSON.stringify(body);
        request.headers = { "Content-Type": "application/json" };
      }
      let response: Response;
      try {
        response = await fetch(baseUrl.replace(/\/$/, "") + path + search, request);
      } catch (error) {
        throw new RequestError(0, {}, error);
      }
      const json: unknown = await response.json().catch(() => ({}));
      if (!response.ok) throw new RequestError(response.status, isObject(json) ? json : {});
      return json;
    },
  };
}

const stringValues = (query: NonNullable<RequestOptions["query"]>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
