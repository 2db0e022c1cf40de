// What PocketBase's own types leave out. Hooks require only the names of the collections, from voxlog-tracking.json.
declare function require(path: string): Record<"sessions" | "page_visits" | "events", string[]>;
declare const console: { error(...values: unknown[]): void };
