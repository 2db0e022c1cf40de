import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type CollectorTestbed,
  sendMany,
  startCollectorTestbed,
  startTestCollector,
  type TestCollector,
} from "../../testing/collector.ts";

/** The cluster of ../cluster/compose.yaml, which only runs where there are containers: in CI. */
const cluster = process.env["CLICKHOUSE_CLUSTER"];
const FILE = join(import.meta.dirname, "../cluster/compose.yaml");
const docker = (...args: string[]) => promisify(execFile)("docker", args);
const compose = (...args: string[]) => docker("compose", "--file", FILE, ...args);
const network = (action: string, replica: string) =>
  docker("network", action, "voxlog-cluster_default", `voxlog-cluster-${replica}-1`);

describe.runIf(cluster)("a cluster of two shards with three replicas each", () => {
  let testbed: CollectorTestbed;
  let other: TestCollector;
  beforeAll(async () => {
    testbed = await startCollectorTestbed();
    other = await startTestCollector(testbed.clickhouse);
  });
  afterAll(async () => {
    await other?.[Symbol.asyncDispose]();
    await testbed?.[Symbol.asyncDispose]();
  });

  const send = (count: number) => sendMany(count, () => [testbed.collector.url, other.url]);
  /** Counts complete sessions. Queries only read rows that all replicas have. */
  const whole = async (sessions: readonly string[]) => (await testbed.stored(sessions)).sessions;
  const perReplica = async () => {
    const rows = await testbed.rows<{ shard: string; counts: string[] }>(
      `SELECT shard, groupUniqArray(n) AS counts FROM (
         SELECT getMacro('shard') AS shard, hostName() AS host, uniqExact(id) AS n
         FROM clusterAllReplicas('${cluster}', ${testbed.clickhouse.database}.page_visits_facts_local) GROUP BY shard, host
       ) GROUP BY shard`,
    );
    return rows.map(({ counts }) => counts.length);
  };

  test("a cluster distributes visits over its shards and has them on every replica", async () => {
    expect(await whole(await send(200))).toBe(200);
    expect(await perReplica()).toEqual([1, 1]);
  });

  test("a cluster stores every visit while a replica of each shard is down, and copies them when it's back", async () => {
    const sent = send(300);
    await compose("kill", "s1r2", "s2r3");
    const sessions = [...(await send(300)), ...(await sent)];
    await compose("up", "--detach", "--wait");
    expect(await whole(sessions)).toBe(600);
    expect(await perReplica()).toEqual([1, 1]);
  });

  test("a cluster stores every visit while a replica is partitioned, and copies them afterward", async () => {
    await network("disconnect", "s2r2");
    const sessions = await send(300);
    await network("connect", "s2r2");
    await compose("restart", "s2r2");
    await compose("up", "--detach", "--wait");
    expect(await whole(sessions)).toBe(300);
    expect(await perReplica()).toEqual([1, 1]);
  });

  test("a cluster acknowledges nothing that only one replica of a shard has, and stores it when most are back", async () => {
    await compose("kill", "s2r2", "s2r3");
    const sent = send(100);
    await expect.poll(() => testbed.collector.log()).toContain("An insert failed.");
    await compose("up", "--detach", "--wait");
    expect(await whole(await sent)).toBe(100);
  });

  test("a cluster is restored from its backup", async () => {
    const sessions = await send(100);
    const { database } = testbed.clickhouse;
    const backup = `ON CLUSTER ${cluster} %s Disk('backups', '${database}')`;
    const run = (query: string) => testbed.client.command({ query });
    expect(await whole(sessions)).toBe(100);
    await run(`BACKUP DATABASE ${database} ${backup.replace("%s", "TO")}`);
    await run(`DROP DATABASE ${database} ON CLUSTER ${cluster} SYNC`);
    await run(`RESTORE DATABASE ${database} ${backup.replace("%s", "FROM")}`);
    expect(await whole(sessions)).toBe(100);
  });
});
