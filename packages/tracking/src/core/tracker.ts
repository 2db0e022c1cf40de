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
 * A visitor's consent: `granted` keeps the session in session storage, `memory` stores nothing in the browser (each
 * page load is a session), `none` tracks nothing.
 */
export type Consent = "granted" | "memory" | "none";

/** Ms before each further attempt at a failed write, by default. */
export const RETRY_DELAYS: readonly number[] = [1000, 2000, 5000, 15_000, 60_000];

export type TrackerOptions<S extends TrackingSet = TrackingSet> = {
  store: Store<S>;
  /** Language of the first view, BCP 47. */
  language: LanguageOf<S>;
  /** Values of the set's own session fields. */
  session?: SessionValues<S> | undefined;
  /** Marks the session as a developer's; a function is called at every view. @default false */
  devMode?: boolean | (() => boolean) | undefined;
  /** Called at every view and conversion; true skips it, such as for a signed-in owner. */
  ignore?: (() => boolean) | undefined;
  /** @default "granted" */
  consent?: Consent | undefined;
  /** Called with every tracked conversion, for the page's own analytics. */
  onConversion?: ((type: ConversionOf<S>) => void) | undefined;
  /** Ms before each further attempt at a failed write. @default 1, 2, 5, 15 and 60 s */
  retryDelays?: readonly number[] | undefined;
};

/** Listener of {@link Tracker.onLeave}. */
export type LeaveListener = (isOver: boolean, view: { id: string; path: string }) => void;

/** A displayed page. */
export type Page<S extends TrackingSet = TrackingSet> = {
  path: string;
  /** By default the document's title, read after the page's effects. */
  title?: string | undefined;
  /** Values of the set's own page visit fields. */
  visit?: VisitValues<S> | undefined;
};

/** Tracks a visitor of a site. Methods never throw and never wait for the network. */
export type Tracker<S extends TrackingSet = TrackingSet> = {
  /** Tracks the current page. Repeating the current path is the same view, so several parts of a page may call this. */
  pageView(page: Page<S>): void;
  /** Marks the session as converted. */
  convert(type: ConversionOf<S>): void;
  /**
   * Tracks an event on the current page; before the first view, on that. It is sent with the next view or on leaving.
   * Never include a visitor's input.
   *
   * @param event its name, such as `video_play`, of `[a-z0-9_]`, at most 40; its properties: at most ten, with texts of
   *   200 characters; and the measurement it belongs to, whose last properties count.
   */
  track(...event: EventArguments<S>): void;
  /**
   * Calls `listener` before a view ends, so that its events belong to that view: with true when another page shows or
   * this one closes, with false when it is hidden. `view` is its visit's.
   */
  onLeave(listener: LeaveListener): void;
  /** Sets the language from the next view on. */
  setLanguage(language: LanguageOf<S>): void;
  /** Sets values of the set's own session fields from the next view on. */
  setSession(values: SessionValues<S>): void;
  /** Sets dev mode from the next view on. */
  setDevMode(devMode: boolean): void;
  setConsent(consent: Consent): void;
  /** Stops tracking in this browser permanently and removes stored data, in other tabs too. */
  optOut(): void;
  /** Reverts `optOut`. */
  optIn(): void;
  optedOut(): boolean;
  /** Resolves when all changes are sent or failed for now, except events that wait for the next view. */
  settled(): Promise<void>;
  /** Stops tracking on this page and removes all listeners. */
  stop(): void;
};
