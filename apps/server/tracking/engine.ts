export type TrackingRequest = {
  path: string;
  contentType: string | undefined;
  body: Buffer;
  /** The network that limits count it for, see `networkOf`. */
  network: string;
  isSignedIn: boolean;
  /** Whether an allowed origin sent it, or no page. */
  isKnownOrigin: boolean;
};

/** Checks and stores what trackers send: `sqlite/` in PocketBase's database, `clickhouse/` on separate servers. */
export type Engine = {
  maxBytes: number;
  handles(path: string): boolean;
  /**
   * Resolves with the body of a 200 once everything is stored, or with nothing for a request that PocketBase has to
   * answer.
   *
   * @throws Rejection.
   */
  accept(request: TrackingRequest): Promise<object | undefined>;
  close(): Promise<void>;
};

/** The reason that nothing of a request is stored. */
export class Rejection extends Error {
  override name = "Rejection";
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, fields: Record<string, string> = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Nothing can be stored now. The cause may repeat what was sent. */
export class Unavailable extends Rejection {
  override name = "Unavailable";
  constructor(cause: unknown) {
    super(503, "Nothing can be stored at the moment. Please try again later.");
    this.cause = cause;
  }
}

/** Creates the rejection of a request with invalid fields. */
export const invalid = (fields: Record<string, string>): Rejection =>
  new Rejection(400, "Something is wrong with the facts.", fields);
