import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type LeadField, leadFields, originFields } from "@voxlog/product";
import type { TrackingSet } from "@voxlog/tracking";
import { migrationOf } from "@voxlog/tracking/backend";

/** A migration's file. Its name has a hash of its text, so PocketBase applies each version once. */
export type BuiltMigration = [name: string, text: string];

/** Returns the migration that makes the collections match the sets. */
export const setsMigration = async (number: string, sets: readonly TrackingSet[]): Promise<BuiltMigration> =>
  withVersion(number, "sets", await migrationOf(sets));

/** Returns the migration that makes the collections of leads match their declaration. */
export async function leadsMigration(number: string): Promise<BuiltMigration> {
  const template = await readFile(join(import.meta.dirname, "templates/leads.js"), "utf8");
  const stamps = [
    { name: "created", type: "autodate", onCreate: true },
    { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
  ];
  const origin = originFields.map((field) => ({ type: "text", ...field }));
  const collections = Object.entries(leadFields).map(([name, fields]) => ({
    name,
    fields: [...fields.map(pocketbaseField), ...stamps, ...origin],
  }));
  const text = template.replace(
    /^const COLLECTIONS = .*$/m,
    () => `const COLLECTIONS = ${JSON.stringify(collections, null, 2)};`,
  );
  return withVersion(number, "leads", text);
}

/** PocketBase validates email addresses itself, and a hook limits their length. */
function pocketbaseField({ name, type, max, required, pattern }: LeadField): object {
  if (type === "email") return { name, type, required };
  return { name, type: "text", required, max, pattern: pattern?.source ?? (required && "\\S") };
}

function withVersion(number: string, what: string, text: string): BuiltMigration {
  const version = hash("sha256", text).slice(0, 16);
  return [`${number}_${version}_${what}.js`, text];
}
