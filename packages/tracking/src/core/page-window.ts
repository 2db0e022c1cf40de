import type { ClientHints } from "./describe-client.ts";

/** The methods of `Storage` that the tracker uses. Each may throw, as in browsers. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Listens = {
  addEventListener(type: string, listener: (event: Event) => void, options: { signal: AbortSignal }): void;
};

/** The part of `document` that the tracker uses. */
export type PageDocument = Listens & Pick<Document, "title" | "referrer" | "URL" | "visibilityState">;

/**
 * The part of `window` that the tracker uses: its only contact with the page. Reading a storage may throw, as when a
 * visitor blocks it.
 */
export type PageWindow = Listens & {
  /** Missing in server rendering and workers, where nothing is tracked. */
  readonly document?: PageDocument;
  readonly navigator: ClientHints & {
    /** Global Privacy Control: https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean | undefined;
    /** False if the browser knows that it is offline. */
    onLine?: boolean | undefined;
  };
  readonly screen: Pick<Screen, "width" | "height">;
  /** Per tab. */
  readonly sessionStorage: KeyValueStorage;
  /** Per browser. */
  readonly localStorage: KeyValueStorage;
  readonly Date: Pick<DateConstructor, "now">;
  setTimeout(task: () => void, ms?: number): unknown;
};

/** Returns whether the page is visible; never without a document. */
export const isVisible = ({ document }: Pick<PageWindow, "document">): boolean =>
  document?.visibilityState === "visible";
