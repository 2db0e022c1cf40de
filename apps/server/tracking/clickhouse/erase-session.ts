import type { ClickHouseClient } from "@clickhouse/client";
import { readRows } from "./clickhouse.ts";
import { storageTable } from "./migrate.ts";
import { allTables } from "./tables.ts";

/** Removes a session from every set and replica. @returns whether anything of it existed. */
export async function eraseSession(client: ClickHouseClient, session: string, cluster: string | undefined) {
  let isFound = false;
  for (const table of allTables()) {
    const query = `SELECT 1 FROM ${table.name} WHERE session_id = {session: String} LIMIT 1`;
    if ((await readRows(client, query, { session })).length === 0) continue;
    isFound = true;
    await client.command({
      query: `ALTER TABLE ${storageTable(table, { cluster })} DELETE WHERE session_id = {session: String} SETTINGS mutations_sync = 2`,
      query_params: { session },
    });
  }
  return isFound;
}
