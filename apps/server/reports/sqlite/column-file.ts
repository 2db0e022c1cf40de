import { hash } from "node:crypto";
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../process/transaction.ts";
import type { Numbers, Texts } from "../columns.ts";

/**
 * An owner's day that may have sessions. Its version changes with its sessions and their rows. Today's changes aren't
 * marked, so today has no version. Neither has yesterday in the first hour: a change may be committed after midnight.
 */
export type DayVersion = { day: string; version: string | null };

/** The values of columns, and the session of each row of their tables, by their keys. */
export type DayValues = ReadonlyMap<string, Texts | Numbers>;

/** Returns the file of columns next to a database. It's derived, so it can be deleted at any time. */
export const columnFileOf = (database: string): string => `${database}-reports`;

const ARRAYS = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

type Stored = {
  name: string;
  version: string;
  texts: string | null;
  type: keyof typeof ARRAYS;
  data: Uint8Array;
};

/** Ms to wait for another process that writes. */
const BUSY_TIMEOUT = 5000;

// Overwrites deleted rows, like in the database.
const SCHEMA = `PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS columns (
    set_name TEXT NOT NULL, day TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL,
    texts TEXT, type TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (set_name, day, name)
  )`;

/** Opens the file with the columns of days that have ended. A damaged one is replaced. */
export function openColumnFile(file: string) {
  let database = openOrReplace(file);

  return {
    /** Returns a day's values, if all are stored in its current version. */
    get(set: string, { day, version }: DayVersion, keys: ReadonlySet<string>): DayValues | undefined {
      try {
        // One query for all columns takes half of the time.
        const rows = database
          .prepare(
            `SELECT name, version, texts, type, data FROM columns
             WHERE set_name = ? AND day = ? AND name IN (SELECT value FROM json_each(?))`,
          )
          .all(set, day, namesOf(keys)) as Stored[];
        const found = new Map(rows.map((row) => [row.name, row]));
        const values = new Map<string, Texts | Numbers>();
        for (const key of keys) {
          const stored = found.get(nameOf(key));
          if (stored?.version !== version) return undefined;
          values.set(key, decode(stored));
        }
        return values;
      } catch (error) {
        process.stderr.write(
          `The stored columns of reports are unreadable, so they are rebuilt: ${String(error)}\n`,
        );
        database.close();
        database = replace(file);
        return undefined;
      }
    },

    /** Returns the versions of the days that have all of these keys, and no others. */
    versions(set: string, keys: ReadonlySet<string>): Map<string, string> {
      const rows = database
        .prepare(
          `SELECT day, version FROM columns WHERE set_name = ? GROUP BY day
           HAVING COUNT(*) = SUM(name IN (SELECT value FROM json_each(?))) AND COUNT(*) = ?`,
        )
        .all(set, namesOf(keys), keys.size);
      return new Map(rows.map(({ day, version }) => [String(day), String(version)]));
    },

    /** Replaces a day's values. */
    put(set: string, { day, version }: DayVersion, values: DayValues): void {
      const insert = database.prepare("INSERT INTO columns VALUES (?, ?, ?, ?, ?, ?, ?)");
      inTransaction(database, () => {
        database.prepare("DELETE FROM columns WHERE set_name = ? AND day = ?").run(set, day);
        for (const [key, value] of values) {
          const array = "ids" in value ? value.ids : value;
          const texts = "ids" in value ? JSON.stringify(value.values) : null;
          const data = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
          insert.run(set, day, nameOf(key), version, texts, array.constructor.name, data);
        }
      });
    },

    /** Removes all other days of a set. */
    keepOnly(set: string, days: readonly string[]): void {
      database
        .prepare("DELETE FROM columns WHERE set_name = ? AND day NOT IN (SELECT value FROM json_each(?))")
        .run(set, JSON.stringify(days));
    },
  };
}

function openOrReplace(file: string): DatabaseSync {
  try {
    return open(file);
  } catch {
    return replace(file);
  }
}

function replace(file: string): DatabaseSync {
  removeColumnFile(file);
  return open(file);
}

/** Removes the file. No process may have it open. */
export function removeColumnFile(file: string): void {
  for (const name of [file, `${file}-journal`]) rmSync(name, { force: true });
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const names = new Map<string, string>();

/** A column's SQL may have 2,000 characters. */
function nameOf(key: string): string {
  const name = names.get(key) ?? hash("sha256", key).slice(0, 16);
  names.set(key, name);
  return name;
}

const namesOf = (keys: ReadonlySet<string>) => JSON.stringify([...keys].map(nameOf));

function decode({ texts, type, data }: Stored): Texts | Numbers {
  const array = new ARRAYS[type](data.buffer as ArrayBuffer);
  return texts === null ? array : { values: JSON.parse(texts) as string[], ids: array };
}
