import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Something that the owner has to be able to look up. `what` never has a visitor's data. */
export type AuditEntry = {
  who: string;
  action: "signed in" | "exported" | "erased" | "changed";
  what: string;
};

/** Stores an entry of `audit`. */
export const INSERT_AUDIT = `INSERT INTO audit (who, action, what, created)
  VALUES (:who, :action, substr(:what, 1, 300), strftime('%Y-%m-%d %H:%M:%fZ', 'now'))`;

/** Ms to wait for the server's writes. */
const TIMEOUT = 10_000;

/** Stores what a command did, by the user of the machine who ran it. The server may be running. */
export function auditCommand(file: string, action: AuditEntry["action"], what: string): void {
  using database = openAudit(file);
  const user = process.env["SUDO_USER"] || process.env["USER"] || "unknown";
  database?.prepare(INSERT_AUDIT).run({ who: `${user}, by command`, action, what });
}

/** Returns the entries of the last days, the latest first. */
export function readAudit(file: string, days: number): (AuditEntry & { created: string })[] {
  using database = openAudit(file);
  const rows = database
    ?.prepare(
      `SELECT created, who, action, what FROM audit
       WHERE created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', ?) ORDER BY created DESC, rowid DESC`,
    )
    .all(`-${days} days`);
  return (rows ?? []) as (AuditEntry & { created: string })[];
}

/** Opens a database, unless the server hasn't created its audit trail yet. */
function openAudit(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { timeout: TIMEOUT });
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit'").get()) return database;
  database.close();
  return undefined;
}
