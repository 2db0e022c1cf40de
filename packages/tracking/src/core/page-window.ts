import type { ClientHints } from "./describe-client.ts";

/** The part of `Storage` that is used. Every method may throw, as the browser's do. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Listens = {
  addEventListener(type: string, listener: (event: Event) => void, options: { signal: AbortSignal }): void;
};

/** The part of `document` that is used. */
export type PageDocument = Listens & Pick<Document, "title" | "referrer" | "URL" | "visibilityState">;

/**
 * The part of `window` that the tracker uses: every effect it has on its surroundings, and all it knows
 * of them. Reading a storage may throw, as it does where the visitor blocks it.
 */
export type PageWindow = Listens & {
  /** Missing in server rendering and in workers, where nothing is tracked. */
  readonly document?: PageDocument;
  readonly navigator: ClientHints & {
    /** The visitor's browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean | undefined;
    /** False where the browser knows that it has no connection. */
    onLine?: boolean | undefined;
  };
  readonly screen: Pick<Screen, "width" | "height">;
  /** Kept per tab. */
  readonly sessionStorage: KeyValueStorage;
  /** Kept per browser. */
  readonly localStorage: KeyValueStorage;
  readonly Date: Pick<DateConstructor, "now">;
  setTimeout(task: () => void, ms?: number): unknown;
};

/** Whether the page can be seen; never where there is no document. */
export const isVisible = ({ document }: Pick<PageWindow, "document">): boolean =>
  document?.visibilityState === "visible";
