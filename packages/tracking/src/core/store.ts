import type { NewEvent, NewSession, NewVisit, VisitEnd } from "./fields.ts";
import type { TrackingSet } from "./set.ts";

/** A page was viewed: its visit begins, in its session. */
export type PageView = {
  kind: "view";
  /** When it happened, in ms since 1970. */
  at: number;
  visit: NewVisit;
  /** The session with this as its last view; the view that comes first creates it. */
  session: NewSession;
};

/** A visit ended, or its page was hidden: then a later end may follow. */
export type VisitEnded = {
  kind: "end";
  /** When it was left, in ms since 1970. */
  at: number;
  end: VisitEnd;
};

/** The visitor signed up, or asked for the demo. */
export type Conversion = {
  kind: "conversion";
  /** When it happened, in ms since 1970. */
  at: number;
  session: Pick<NewSession, "id" | "session_id">;
  conversion_type: string;
};

/** The visitor did something. */
export type TrackedEvent = {
  kind: "event";
  /** When it happened, in ms since 1970. */
  at: number;
  event: NewEvent;
};

/** What a store is asked to write. Plain JSON: changes that wait are kept in session storage. */
export type Change = PageView | VisitEnded | Conversion | TrackedEvent;

/** Where tracked data goes. examples/rest-store/README.md says what an implementation owes. */
export type Store<S extends TrackingSet = TrackingSet> = {
  /** Begins the keys in the browser's storage, so that two trackers on one page share nothing: `shop`, or `acme.shop`. */
  readonly name: string;
  /** The set it writes to, which gives the tracker its types. */
  readonly set?: S;
  /**
   * Writes changes in one request. They may come again, in other company, and later than newer ones: the rows have to be
   * the same in the end. An end or a conversion comes with its view, or after that was confirmed.
   *
   * @param isLeaving The page may be gone before the response: the request has to leave at once, and outlive it.
   * @throws StoreFailure; anything else that is thrown is final too. Of several changes, each is then sent alone.
   */
  write(changes: readonly Change[], isLeaving?: boolean): Promise<void>;
};

/** A store could not write. */
export class StoreFailure extends Error {
  override readonly name = "StoreFailure";
  /** True when trying again may succeed: no connection, an overloaded or broken server. */
  readonly temporary: boolean;

  constructor(message: string, options: { temporary: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.temporary = options.temporary;
  }
}
