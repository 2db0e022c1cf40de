import type { KeyValueStorage } from "./page-window.ts";

/** A value in storage that other pages of the tab may change. Its methods never throw. */
export type SavedValue<T> = ReturnType<typeof savedValue<T>>;

/**
 * Stores a value as JSON under `key`: in storage, or in memory while storage is missing, throws or is full.
 *
 * @param pattern of valid JSON; others' values are ignored.
 * @param storage called at each use; may throw.
 */
export function savedValue<T>(key: string, pattern: RegExp, storage: () => KeyValueStorage | undefined) {
  /** The value that storage rejected. */
  let memory: T | undefined;
  return {
    get(): T | undefined {
      try {
        const text = `${storage()?.getItem(key)}`;
        if (pattern.test(text)) return memory ?? (JSON.parse(text) as T);
      } catch {
        // Storage failed, or the value is invalid.
      }
      return memory;
    },
    /** Removes the value if undefined. */
    set(value: T | undefined) {
      memory = value;
      try {
        const place = storage();
        if (!place) return;
        if (value === undefined) place.removeItem(key);
        else place.setItem(key, JSON.stringify(value));
        memory = undefined;
      } catch {
        // Storage failed; memory has the value.
      }
    },
  };
}

/** Returns the stored choice of opting out of a product's tracking. */
export const savedOptOut = (product: string, storage: () => KeyValueStorage | undefined) =>
  savedValue<true>(`${product}.opt-out`, /^true$/, storage);
