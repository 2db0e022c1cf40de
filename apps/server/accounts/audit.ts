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

/**
 * Stores what a command did, by the user of the machine who ran it. The server may be running, or not have created its
 * audit trail yet.
 */
export function auditCommand(file: string, action: AuditEntry["action"], what: string): void {
  if (!existsSync(file)) return;
  using database = new DatabaseSync(file, { timeout: 10_000 });
  if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit'").get()) return;
  const user = process.env["SUDO_USER"] || process.env["USER"] || "unknown";
  database.prepare(INSERT_AUDIT).run({ who: `${user}, by command`, action, what });
}
