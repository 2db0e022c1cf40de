/*
 * The browser's storage, which may be blocked (the mere access throws then), full, or filled by an older version or
 * a visitor; a build that renders in Node has none. Nothing here throws.
 */

/** Which of the browser's storages: `sessionStorage` lasts as long as the tab. */
export type StorageArea = "localStorage" | "sessionStorage";

/** The text stored under a key; none also where storage is blocked. */
export function readStored(key: string, area: StorageArea = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; returns whether the browser let us, as storage may be blocked or full. */
export function writeStored(key: string, text: string, area: StorageArea = "localStorage"): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored under a key. */
export function removeStored(key: string, area: StorageArea = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/**
 * The value stored as JSON under a key, when it is valid.
 *
 * @param isValid checks it: a schema's `is`, or a type guard.
 */
export function readStoredJson<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  area?: StorageArea,
): T | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key, area) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON under a key; returns whether the browser let us. */
export function writeStoredJson(key: string, value: unknown, area?: StorageArea): boolean {
  return writeStored(key, JSON.stringify(value), area);
}

/** The keys in local storage that begin like this. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Calls `listener` when another tab stored something else under a key, or removed it; returns what ends that. */
export function subscribeToStored(key: string, listener: () => void): () => void {
  const notify = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(); // No key: everything was removed.
  };
  // A build that renders in Node has no other tabs.
  globalThis.addEventListener?.("storage", notify);
  return () => removeEventListener("storage", notify);
}
