import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { AuditEvent } from "../pocketbase/audit-requests.ts";

/** An entry of the audit trail. `what` is the event's subject, such as an account or a path; never a visitor's data. */
export type AuditEntry = { who: string; event: AuditEvent; what: string };

export const INSERT_AUDIT = `INSERT INTO audit (who, byCommand, event, what, created)
  VALUES (:who, :byCommand, :event, substr(:what, 1, 300), strftime('%Y-%m-%d %H:%M:%fZ', 'now'))`;

/** Stores what a command did, by the user of the machine. The server may not have created its audit trail yet. */
export function auditCommand(file: string, event: AuditEvent, what: string): void {
  if (!existsSync(file)) return;
  using database = new DatabaseSync(file, { timeout: 10_000 });
  if (!database.prepare("SELECT 1 FROM pragma_table_info('audit') WHERE name = 'event'").get()) return;
  const who = process.env["SUDO_USER"] || process.env["USER"] || "unknown";
  database.prepare(INSERT_AUDIT).run({ who, byCommand: 1, event, what });
}
