import type { KeyValueStorage } from "./environment.ts";

/** A value in storage that other pages of the tab may change meanwhile. Nothing of it throws. */
export type SavedValue<T> = {
  get(): T | undefined;
  set(value: T): void;
  clear(): void;
  /** Takes the value along to another storage, or with `undefined` into memory alone. */
  moveTo(storage: KeyValueStorage | undefined): void;
};

/**
 * Keeps a value as JSON under `key`, at first in memory. A storage that throws or is full is replaced
 * by memory, and content that `isValid` refuses counts as none.
 */
export function savedValue<T>(key: string, isValid: (value: unknown) => value is T): SavedValue<T> {
  let storage: KeyValueStorage | undefined;
  let memory: T | undefined;

  const attempt = <R>(action: (storage: KeyValueStorage) => R): R | undefined => {
    try {
      return storage && action(storage);
    } catch {
      storage = undefined;
      return undefined;
    }
  };

  const saved: SavedValue<T> = {
    get() {
      const text = attempt((place) => place.getItem(key));
      if (!storage) return memory;
      const value = parse(text ?? "null");
      return isValid(value) ? value : undefined;
    },
    set(value) {
      memory = value;
      attempt((place) => place.setItem(key, JSON.stringify(value)));
    },
    clear() {
      memory = undefined;
      attempt((place) => place.removeItem(key));
    },
    moveTo(place) {
      const value = saved.get();
      if (storage) saved.clear();
      storage = place;
      if (value !== undefined) saved.set(value);
    },
  };
  return saved;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
