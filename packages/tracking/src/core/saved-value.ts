import type { KeyValueStorage } from "./page-window.ts";

/** A value in storage that other pages of the tab may change in the meantime. Nothing of it throws. */
export type SavedValue<T> = {
  get(): T | undefined;
  /** `undefined` removes it. */
  set(value: T | undefined): void;
};

/**
 * Keeps a value as JSON under `key`: in storage, or in memory as long as there is none, or it throws or
 * is full. What is there and was not written here counts as nothing.
 *
 * @param start what the JSON of such a value begins with.
 * @param storage asked at each use; may throw.
 */
export function savedValue<T>(
  key: string,
  start: string,
  storage: () => KeyValueStorage | undefined,
): SavedValue<T> {
  /** What storage did not take. */
  let memory: T | undefined;
  return {
    get() {
      try {
        const text = storage()?.getItem(key) ?? "";
        return memory ?? (text.startsWith(start) ? (JSON.parse(text) as T) : undefined);
      } catch {
        return memory;
      }
    },
    set(value) {
      memory = value;
      try {
        const place = storage();
        if (!place) return;
        if (value === undefined) place.removeItem(key);
        else place.setItem(key, JSON.stringify(value));
        memory = undefined;
      } catch {
        // It stays in memory.
      }
    },
  };
}

/** Whether this browser's visitor wants not to be counted by a product; kept for good, in the storage given. */
export const savedOptOut = (product: string, storage: () => KeyValueStorage | undefined): SavedValue<true> =>
  savedValue(`${product}.opt-out`, "true", storage);
