import { join } from "node:path";
import { afterAll } from "vitest";
import { readReport } from "../../reports/clickhouse/read-report.ts";
import { startCollectorTestbed } from "../../testing/collector.ts";
import { copyDatabase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type StoredVisits, writeVisits } from "../../testing/visits/index.ts";
import { SETS, stored, testReports } from "../../tests/owner-reports/report-cases.ts";
import { moveVisits } from "../../tracking/clickhouse/move-visits.ts";

const testbed = await startCollectorTestbed();
afterAll(() => testbed[Symbol.asyncDispose]());
const folder = await temporaryFolder();
await copyDatabase(folder);

async function move(): Promise<void> {
  await moveVisits(testbed.client, join(folder, "data.db"), new AbortController().signal);
}
for (const { set, prefix } of SETS) writeVisits(folder, prefix, stored[set]);
await move();

testReports(
  (name, set, from, to, filters) => readReport(testbed.client, name, { set, from, to, ...filters }),
  async (visits: StoredVisits) => {
    writeVisits(folder, "", visits);
    await move();
  },
);
