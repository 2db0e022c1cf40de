const PREFIX = "voxlog.demo.";

/** What is stored under a name, when it is valid; nothing also where the browser blocks its storage. */
export function readStored<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined; // Blocked storage, or no JSON.
  }
}

/** Stores a value under a name, and gives whether the browser let us: its storage may be blocked, or full. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab stored something else under a name, or forgot it. */
export function onStoredElsewhere(name: string, callback: () => void): void {
  // The build renders the first screen where there are no tabs.
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === PREFIX + name || key === null) callback(); // No key: all was forgotten.
  });
}

/** Forgets what is stored under a name. */
export function removeStored(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** The names under which something is stored. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
