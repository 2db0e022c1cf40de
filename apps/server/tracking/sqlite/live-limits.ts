import { DatabaseSync } from "node:sqlite";
import type { NetworkLimit } from "../limits.ts";
import type { Statement, TrackedCollection } from "./statements.ts";

/** A limit of PocketBase's settings: https://pocketbase.io/docs/going-to-production/#enable-rate-limiter */
type Rule = { label: string; audience?: string; maxRequests: number; duration: number };
type Settings = {
  batch: { enabled: boolean; maxRequests: number };
  rateLimits: { enabled: boolean; rules: Rule[] };
};

/** Ms to keep settings: changes may bypass this server. */
const FRESH = 1000;

/** Reads the owner's settings in the admin that apply to batches from PocketBase's database. */
export function openLiveLimits(file: string, collections: ReadonlyMap<string, TrackedCollection>) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  const readSettings = database.prepare(
    "SELECT CAST(value AS TEXT) AS json FROM _params WHERE id = 'settings'",
  );
  const readCollections = database.prepare(
    "SELECT name, createRule, updateRule, fields FROM _collections WHERE name IN (SELECT value FROM json_each(?))",
  );
  const names = JSON.stringify([...collections.keys()]);
  let readAt = Number.NEGATIVE_INFINITY;
  let settings: Settings;
  let unchanged = new Set<string>();
  const limits = new Map<string, NetworkLimit | undefined>();

  const update = () => {
    const now = performance.now();
    if (now - readAt < FRESH) return;
    readAt = now;
    limits.clear();
    settings = JSON.parse(String(readSettings.get()?.["json"])) as Settings;
    const rows = readCollections.all(names) as LiveCollection[];
    const same = rows.filter((row) => isAsDeclared(row, collections.get(row.name) as TrackedCollection));
    unchanged = new Set(same.map(({ name }) => name));
  };

  const findLimit = (labels: readonly string[]): NetworkLimit | undefined => {
    const { enabled, rules } = settings.rateLimits;
    const ofGuests = rules.filter(({ audience }) => !audience || audience === "@guest");
    const [rule] = labels.flatMap((label) => ofGuests.find((each) => each.label === label) ?? []);
    return enabled && rule ? { max: rule.maxRequests, windowMs: rule.duration * 1000 } : undefined;
  };
  const limitOf = (what: string, labels: () => readonly string[]) => {
    update();
    if (!limits.has(what)) limits.set(what, findLimit(labels()));
    return limits.get(what);
  };

  return {
    /** Undefined if limits are off. */
    batchLimit: () => limitOf("batch", () => ["POST /api/batch", "/api/batch"]),
    rowLimit: ({ collection, action }: Statement) =>
      limitOf(`${collection}:${action}`, () => [
        `${collection}:${action}`,
        `*:${action}`,
        `/api/collections/${collection}/records`,
      ]),
    /** Returns whether batches are on and may have these statements, and their collections are as the sets declare. */
    allows(statements: readonly Statement[]) {
      update();
      const { enabled, maxRequests } = settings.batch;
      const isAllowed = enabled && statements.length <= maxRequests;
      return isAllowed && statements.every(({ collection }) => unchanged.has(collection));
    },
    refresh() {
      readAt = Number.NEGATIVE_INFINITY;
    },
    close: () => database.close(),
  };
}

type LiveCollection = { name: string; createRule: string; updateRule: string; fields: string };

function isAsDeclared(row: LiveCollection, { declared }: TrackedCollection): boolean {
  const live = JSON.parse(row.fields) as Record<string, unknown>[];
  const isThere = (field: Record<string, unknown>) => {
    const found = live.find(({ name }) => name === field["name"]);
    return Object.entries(field).every(
      ([key, value]) => JSON.stringify(found?.[key]) === JSON.stringify(value),
    );
  };
  return (
    row.createRule === declared.createRule &&
    row.updateRule === declared.updateRule &&
    live.length === declared.fields.length + 1 && // Plus the ID.
    declared.fields.every(isThere)
  );
}
