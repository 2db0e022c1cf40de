import type { NewEvent, NewSession, NewVisit, VisitEnd } from "./fields.ts";
import type { TrackingSet } from "./set.ts";

/** One page view: everything that changes in the store because of it. */
export type PageView = {
  kind: "view";
  /** When it happened, in ms since 1970. */
  at: number;
  visit: NewVisit;
  /** The session as it is to be created where it does not exist yet. */
  session: NewSession;
  /** True for the view that began the session, so that there is nothing to find. */
  first: boolean;
  /** True when the session had not seen this path. */
  unique: boolean;
  /** The visit before, which this view ends. */
  ended?: VisitEnd;
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

/** A visit ended whose tab was closed before that could be sent. */
export type LateEnd = {
  kind: "end";
  /** When it was left, in ms since 1970. */
  at: number;
  end: VisitEnd;
};

/** What a store is asked to write. Plain JSON: changes that wait are kept in session storage. */
export type Change = PageView | Conversion | TrackedEvent | LateEnd;

/** Where tracked data goes. examples/rest-store/README.md says what an implementation owes. */
export type Store<S extends TrackingSet = TrackingSet> = {
  /** Part of the storage keys, so that two trackers on one page share nothing. */
  readonly name: string;
  /** The set it writes to, which gives the tracker its types. */
  readonly set?: S;
  /**
   * Writes one change, and the events that waited for it, in one request where that can be; the tracker never writes
   * twice at once. The same change may come again after a failure or a reload, and must then change nothing twice:
   * `visit.id` and `event.id` tell. Of events, one that is finally rejected is left out.
   *
   * @throws StoreFailure; anything else that is thrown counts as one that trying again does not mend.
   */
  write(change: Change, events?: readonly TrackedEvent[]): Promise<void>;
  /**
   * The page is being hidden or closed: hand over, without waiting, the end of its visit and the
   * changes that no `write` has confirmed. The page may live on, and write those again.
   */
  leave(end: VisitEnd, unconfirmed: readonly Change[]): void;
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
