/* Access to the browser's storage. Nothing here throws, although storage may be blocked (reading the property throws),
   full, missing (builds render in Node), or filled by an older version or a visitor. */

/** `sessionStorage` lasts as long as the tab. */
export type StorageArea = "localStorage" | "sessionStorage";

/** Texts that couldn't be stored, by key. They last until the page closes. */
const unstored = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/** Returns the text under a key, also one that couldn't be stored since the page opened. */
export function readStored(key: string, area: StorageArea = "localStorage"): string | null {
  try {
    return unstored[area].get(key) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; returns false if storage is blocked or full. */
export function writeStored(key: string, text: string, area: StorageArea = "localStorage"): boolean {
  try {
    window[area].setItem(key, text);
    unstored[area].delete(key);
    return true;
  } catch {
    // Builds, which render in Node, would hand it to other pages.
    if (globalThis.window) unstored[area].set(key, text);
    return false;
  }
}

export function removeStored(key: string, area: StorageArea = "localStorage"): void {
  unstored[area].delete(key);
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/**
 * Returns the JSON value stored under a key if it is valid.
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

/** Stores a value as JSON under a key; returns false if storage is blocked or full. */
export function writeStoredJson(key: string, value: unknown, area?: StorageArea): boolean {
  return writeStored(key, JSON.stringify(value), area);
}

/** Returns the local storage keys with a prefix, also of texts that couldn't be stored. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(unstored.localStorage.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Blocked storage has no keys.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Calls `listener` when another tab changes or removes the value of a key; returns a function that unsubscribes. */
export function subscribeToStored(key: string, listener: () => void): () => void {
  const notify = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return; // No key: storage was cleared.
    unstored.localStorage.delete(key);
    listener();
  };
  // Builds render in Node, which has no other tabs.
  globalThis.addEventListener?.("storage", notify);
  return () => removeEventListener("storage", notify);
}
