import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createReportReader } from "../../reports/sqlite/report-reader.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { generateVisits, writeVisits } from "../../testing/visits/index.ts";
import { pageVisit, session } from "../samples.ts";
import { createRecord, sharedServer } from "../server.ts";

const DAY = "2026-03-10";
const visits = { sessions: 60, visitsPerSession: 4, until: Date.parse("2026-03-11T00:00:00Z") };

const server = await sharedServer();
const stored = generateVisits({ ...visits, days: 1 });
writeVisits(server.dataDir, "", stored);

const request = (path: string) =>
  fetch(`${server.url}/api/reports/${path}`, { headers: { Authorization: server.admin.token } });

test("long reports delay neither a visitor nor a short report", async () => {
  writeVisits(server.dataDir, "app_", generateVisits({ ...visits, sessions: 8000, days: 700, seed: 2 }));
  // Lets `fetch` notice connections that the server closed in the meantime.
  await setImmediate();
  const order: string[] = [];
  const long = Array.from({ length: 3 }, async (_, index) => {
    await request(`event_values?set=app&from=2020-01-01&to=2026-12-31&entry=/&exit=/${index}`);
    order.push("long");
  });
  const row = session();
  await createRecord(server, "sessions", row);
  await createRecord(server, "page_visits", { ...pageVisit(), session_id: row.session_id });
  order.push("visit");
  await request("live?set=site");
  order.push("live");
  await request(`pages?set=app&from=${DAY}&to=${DAY}`);
  order.push("day");
  await Promise.all(long);
  expect(order).toEqual(["visit", "live", "day", ...long.map(() => "long")]);
});

const file = () => join(server.dataDir, "data.db");
const days = { set: "site", from: DAY, to: DAY };

test("the report reader rejects too many concurrent reports, and works again afterward", async () => {
  const reader = createReportReader(file());
  const results = await Promise.allSettled(Array.from({ length: 201 }, () => reader.read("sessions", days)));
  expect(results.filter(({ status }) => status === "rejected")).toEqual([
    expect.objectContaining({ reason: expect.objectContaining({ status: 503 }) }),
  ]);
  expect(await reader.read("funnel", days)).toHaveLength(1);
  await reader.close();
});

test("the report reader restarts its thread after it ends", async () => {
  const link = join(await temporaryFolder(), "data.db");
  const reader = createReportReader(link);
  await expect(reader.read("funnel", days)).rejects.toThrow("restarting");
  await symlink(file(), link);
  expect(await reader.read("funnel", days)).toHaveLength(1);
  await reader.close();
});
