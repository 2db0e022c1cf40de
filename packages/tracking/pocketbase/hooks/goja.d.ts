// Missing in PocketBase's types. Hooks only require the collections' names, from voxlog-tracking.json.
declare function require(path: string): Record<"sessions" | "page_visits" | "events", string[]>;
declare const console: { error(...values: unknown[]): void };
