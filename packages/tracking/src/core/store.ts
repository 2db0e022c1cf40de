import type { NewEvent, NewSession, NewVisit, VisitEnd } from "./fields.ts";
import type { TrackingSet } from "./set.ts";

type ChangeOf<Kind> = {
  kind: Kind;
  /** Time in ms since 1970. */
  at: number;
};

/** A page view, which starts a visit. */
export type PageView = ChangeOf<"view"> & {
  visit: NewVisit;
  /** The session with this as its last view; the first view creates it. */
  session: NewSession;
  /** Whether the session had a view before, which is stored unless it was rejected or deleted. */
  isFurther: boolean;
};

/** A visit's end, or the hiding of its page, after which a later end may follow. */
export type VisitEnded = ChangeOf<"end"> & { end: VisitEnd };

/** A signup or demo request. */
export type Conversion = ChangeOf<"conversion"> & {
  session: Pick<NewSession, "id" | "session_id">;
  conversion_type: string;
};

/** A visitor's event. */
export type TrackedEvent = ChangeOf<"event"> & { event: NewEvent };

/** A change for a store to write. Plain JSON: waiting changes are kept in local storage. */
export type Change = PageView | VisitEnded | Conversion | TrackedEvent;

/** Destination of tracked data. For requirements of an implementation see docs/own-store.md. */
export type Store<S extends TrackingSet = TrackingSet> = {
  /**
   * Prefix of the keys in the browser's storage, so that two trackers on a page don't share data: `shop`, or
   * `acme.shop`.
   */
  readonly name: string;
  /** The set it writes to, which types the tracker. */
  readonly set?: S;
  /**
   * Writes changes in one request. They may be repeated, in other combinations, and later than newer ones: the rows
   * must end up the same. An end or a conversion comes with its view, or after the view is confirmed.
   *
   * @param isLeaving whether the page may close before the response: the request must leave at once and outlive it.
   * @throws StoreFailure; other errors are final too. After a final error for several changes, each is sent separately.
   */
  write(changes: readonly Change[], isLeaving?: boolean): Promise<void>;
};

/** A failed write. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
  /** Whether a retry may succeed: no connection, or an overloaded or broken server. */
  readonly temporary: boolean;

  constructor(message: string, options: { temporary: boolean; cause?: unknown }) {
    super(message, options);
    this.temporary = options.temporary;
  }
}
