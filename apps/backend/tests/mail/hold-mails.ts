import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestPocketBase } from "../../testing/index.ts";

/**
 * Has the mails wait that are queued from now on: otherwise the job that runs every minute sends some of them in the
 * middle of a test.
 *
 * @returns what lets them go, in their order.
 */
export function holdMails({ dataDir }: TestPocketBase): () => void {
  const change = (statements: string) => {
    using database = new DatabaseSync(join(dataDir, "data.db"), { timeout: 10_000 });
    database.exec(statements);
  };
  change(`CREATE TRIGGER hold AFTER INSERT ON outbox BEGIN
    UPDATE outbox SET due = '2126-01-01 00:00:00.000Z' WHERE id = NEW.id;
  END`);
  return () => change("BEGIN IMMEDIATE; DROP TRIGGER hold; UPDATE outbox SET due = created; COMMIT");
}
