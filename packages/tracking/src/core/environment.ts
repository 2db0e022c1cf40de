import type { ClientHints } from "./describe-client.ts";

/** The part of `Storage` that is used. Every method may throw, as the browser's do. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a page's life tells the tracker. */
export type PageEvents = {
  /** The page was hidden; `closing` when it is being left for another one, or closed. */
  onHide(closing: boolean): void;
  /** The page can be seen, for the first time or again. */
  onShow(): void;
  /** The page came back from the back/forward cache. */
  onRestore(): void;
  /** The connection is back. */
  onOnline(): void;
};

/** Every effect the tracker has on its surroundings, and all it knows of them. */
export type Environment = {
  /** Ms since 1970. */
  now(): number;
  /** Runs `task` after `ms`; gives back what cancels it. */
  defer(task: () => void, ms: number): () => void;
  /** Kept per tab. Without it the session lives as long as the page. */
  sessionStorage: KeyValueStorage | undefined;
  /** Kept per browser. */
  localStorage: KeyValueStorage | undefined;
  client: ClientHints;
  /** The visitor's browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
  globalPrivacyControl: boolean;
  /** `document.referrer`: an address, or empty. */
  referrer: string;
  /** CSS pixels, as `1440x900`. */
  screenSize: string;
  /** The document's title at this moment. */
  title(): string;
  /** False while the page is in the background or only prerendered. */
  visible(): boolean;
  /** Subscribes; gives back what unsubscribes. */
  listen(events: PageEvents): () => void;
};
