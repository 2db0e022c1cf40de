import { expect, test } from "vitest";
import { statements } from "./migrate.ts";

const nothing = { columns: new Set<string>(), keepDays: new Map<string, number>() };

test("on a cluster, every table is replicated and sharded by session, and every statement is for all servers", () => {
  const all = statements({ database: "voxlog", cluster: "main", keepDays: 400 }, nothing);
  expect(all.filter((sql) => !sql.includes("ON CLUSTER `main`"))).toEqual([]);
  const local = all.filter((sql) => sql.includes("ENGINE = ReplicatedAggregatingMergeTree("));
  const distributed = all.filter((sql) =>
    /ENGINE = Distributed\('main', 'voxlog', '\w+_local', sipHash64\(session_id\)\)/.test(sql),
  );
  expect([local.length, distributed.length, all.length]).toEqual([6, 6, 18]);
});

test("on one server, tables aren't replicated or sharded, and current tables aren't changed", () => {
  const layout = { database: "voxlog", keepDays: 400 };
  const all = statements(layout, nothing);
  expect(all.join()).not.toMatch(/ON CLUSTER|Replicated|Distributed|ALTER/);
  const columns = all.flatMap((sql) => {
    const [, table, definitions] = /voxlog\.(\w+_facts) \((.*)\) ENGINE/.exec(sql) ?? [];
    return (
      definitions
        ?.split(/, (?=\w+ (?:String|Simple|UInt))/)
        .map((definition) => `${table}.${definition.split(" ")[0]}`) ?? []
    );
  });
  const keepDays = new Map(columns.map((column) => [column.split(".")[0] ?? "", 400]));
  expect(statements(layout, { columns: new Set(columns), keepDays }).join()).not.toContain("ALTER");
  columns.splice(columns.indexOf("sessions_facts.browser"), 1);
  expect(statements(layout, { columns: new Set(columns), keepDays }).join()).toContain(
    "ADD COLUMN IF NOT EXISTS browser",
  );
});
