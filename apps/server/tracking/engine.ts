/** What a tracker has sent. */
export type TrackingRequest = {
  path: string;
  contentType: string | undefined;
  body: Buffer;
  /** The network it counts for, see `networkOf`. */
  network: string;
  /** Whether it carries an account's token. */
  isSignedIn: boolean;
  /** Whether no page sent it, or one of an allowed origin. */
  isKnownOrigin: boolean;
};

/** Checks and stores what trackers send: `sqlite/` in PocketBase's own database, `clickhouse/` on servers of its own. */
export type Engine = {
  /** The largest body it reads, in bytes. */
  maxBytes: number;
  /** Whether requests to this path are an engine's. */
  handles(path: string): boolean;
  /**
   * Resolves with the body of a 200 once everything is stored, or with nothing for a request in another form, which
   * PocketBase has to answer.
   *
   * @throws Rejection.
   */
  accept(request: TrackingRequest): Promise<object | undefined>;
  /** Stores what waits, and ends. */
  close(): Promise<void>;
};

/** Why nothing of a request is stored. */
export class Rejection extends Error {
  override name = "Rejection";
  readonly status: number;
  /** What is wrong with each field. */
  readonly fields: Record<string, string>;
  /** Seconds until it's worth trying again. */
  readonly retryAfter: number | undefined;
  constructor(status: number, message: string, fields: Record<string, string> = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Nothing can be stored now. The cause is for logs: it may repeat what was sent. */
export class Unavailable extends Rejection {
  override name = "Unavailable";
  constructor(cause: unknown) {
    super(503, "Nothing can be stored at the moment. Please try again later.");
    this.cause = cause;
  }
}

/** Makes the rejection of a request whose fields are wrong. */
export const invalid = (fields: Record<string, string>): Rejection =>
  new Rejection(400, "Something is wrong with the facts.", fields);
