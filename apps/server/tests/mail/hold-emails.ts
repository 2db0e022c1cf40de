import type { TestPocketBase } from "../../testing/index.ts";

/** Holds emails that are queued from now on, which a job would send every minute. @returns what releases them. */
export function holdEmails(server: TestPocketBase): () => void {
  server.sql(
    `CREATE TRIGGER hold AFTER INSERT ON outbox BEGIN
      UPDATE outbox SET due = '2126-01-01 00:00:00.000Z' WHERE id = NEW.id;
    END`,
  );
  return () => server.sql("BEGIN IMMEDIATE; DROP TRIGGER hold; UPDATE outbox SET due = created; COMMIT");
}

/**
 * Makes emails that wait for their next try due now. Don't read and change the rows one by one instead: one that is
 * being sent by then would be sent twice.
 */
export function skipDelays(server: TestPocketBase): void {
  server.sql("UPDATE outbox SET due = created WHERE status = 'waiting'");
}

/** Runs the job, and returns what `look` finds. Poll it: a run requested during another does nothing. */
export async function afterJob<T>({ admin }: TestPocketBase, look: () => T | Promise<T>): Promise<T> {
  await admin.send("POST", "/api/crons/outbox");
  return look();
}
