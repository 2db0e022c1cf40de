import type { ClickHouseClient } from "@clickhouse/client";
import { whereStored } from "./migrate.ts";
import { sets } from "./sets.ts";
import { tablesOf } from "./tables.ts";

/**
 * Removes all that is stored of a session, in every set, and waits until it is gone from every copy.
 *
 * @returns whether there was something of it.
 */
export async function eraseSession(
  client: ClickHouseClient,
  session: string,
  cluster: string | undefined,
): Promise<boolean> {
  let found = 0;
  for (const table of Object.values(sets).flatMap((set) => Object.values(tablesOf(set)))) {
    const result = await client.query({
      query: `SELECT count() AS count FROM ${table.name} WHERE session_id = {session: String}`,
      query_params: { session },
      format: "JSONEachRow",
    });
    const [row] = await result.json<{ count: string }>();
    if (!Number(row?.count)) continue;
    found += Number(row?.count);
    await client.command({
      query: `ALTER TABLE ${whereStored(table, { cluster })} DELETE WHERE session_id = {session: String} SETTINGS mutations_sync = 2`,
      query_params: { session },
    });
  }
  return found > 0;
}
