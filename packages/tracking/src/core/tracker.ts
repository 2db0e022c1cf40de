import type {
  ConversionOf,
  EventArguments,
  LanguageOf,
  SessionValues,
  TrackingSet,
  VisitValues,
} from "./set.ts";
import type { Store } from "./store.ts";

/**
 * What the visitor agreed to: `granted` keeps the session in session storage, `memory` stores nothing
 * in the browser (each page load is a session), `none` tracks nothing.
 */
export type Consent = "granted" | "memory" | "none";

/** How to track. */
export type TrackerOptions<S extends TrackingSet = TrackingSet> = {
  /** Where the data goes. */
  store: Store<S>;
  /** Language of the first view, BCP 47. */
  language: LanguageOf<S>;
  /** Values for the set's own fields of sessions. */
  session?: SessionValues<S>;
  /** Marks the session as a developer's; a function is asked at every view. @default false */
  devMode?: boolean | (() => boolean);
  /** Asked at every view and conversion: true has nothing of it counted, as of an owner who is signed in. */
  ignore?: () => boolean;
  /** @default "granted" */
  consent?: Consent;
  /** Called with every conversion that is tracked, for an analytics service of the page's own. */
  onConversion?: (type: ConversionOf<S>) => void;
  /** Ms before each further attempt at a failed write. @default 1, 2, 5, 15 and 60 s */
  retryDelays?: readonly number[];
};

/** What {@link Tracker.onLeave} calls. */
export type LeaveListener = (isOver: boolean, view: { id: string; path: string }) => void;

/** A page as it is shown. */
export type Page<S extends TrackingSet = TrackingSet> = {
  /** Query and fragment are dropped. */
  path: string;
  /** Without it the document's title is read once the page's effects have run. */
  title?: string;
  /** Values for the set's own fields of page visits. */
  visit?: VisitValues<S>;
};

/** Tracks one visitor of one site. No method throws, and none waits for the network. */
export type Tracker<S extends TrackingSet = TrackingSet> = {
  /**
   * The page that is shown now. The same path again without another one in between is the same view, so that
   * several parts of a page may call this.
   */
  pageView(page: Page<S>): void;
  /** The visitor was won: marks the session as converted. */
  convert(type: ConversionOf<S>): void;
  /**
   * The visitor did something on the page that is shown. It is sent along with the next view, or on leaving. Nothing
   * that a visitor typed belongs into it.
   *
   * @param event its name, as `video_play`, of `[a-z0-9_]`, 40 at most; then its properties: ten at most, with texts of 200
   * characters; then what a measurement belongs to, of which the properties tracked last count.
   */
  track(...event: EventArguments<S>): void;
  /**
   * Calls `listener` when a view is about to end, so that what it tracks then still belongs to it: with true as another
   * page is shown or this one goes away, with false as it is merely hidden. `view` is its visit's.
   */
  onLeave(listener: LeaveListener): void;
  /** Language of the views from the next one on. */
  setLanguage(language: LanguageOf<S>): void;
  /** Further values for the set's own fields of sessions, from the next view on. */
  setSession(values: SessionValues<S>): void;
  /** Whether the next views are a developer's. */
  setDevMode(devMode: boolean): void;
  setConsent(consent: Consent): void;
  /** Stops tracking in this browser for good, and forgets what it keeps; other tabs do as well. */
  optOut(): void;
  /** Takes `optOut` back. */
  optIn(): void;
  optedOut(): boolean;
  /** Resolves when everything so far was sent, or given up for now, but for events that wait for the next view. */
  settled(): Promise<void>;
  /** Ends tracking on this page and removes every listener. */
  stop(): void;
};
