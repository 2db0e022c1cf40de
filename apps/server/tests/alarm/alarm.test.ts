import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { copyDatabase } from "../../testing/index.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { mailVariables, startMailServer } from "../mail/mail-server.ts";
import { pageVisit, session } from "../samples.ts";
import { createRecord, ownServer } from "../server.ts";
import { createBuilds } from "../serving/builds.ts";
import { generateHours } from "./generate-weeks.ts";

const HOUR = 60 * 60_000;
const WEEK = 168;
const dataDir = await temporaryFolder();
await copyDatabase(dataDir);
// Half past, so that no hour ends during the test.
const thisHour = Math.floor(Date.now() / HOUR);
const clock = join(dataDir, "clock");
await writeFile(clock, String((thisHour + 0.5) * HOUR - Date.now()));

const file = join(dataDir, "traffic.json");
const readTraffic = async () => JSON.parse(await readFile(file, "utf8"));
// Four weeks, and an hour that ended while the server was down. No view was counted in the last two.
const hours = generateHours(4, { viewsPerDay: 60_000, leadsPerWeek: 0, seed: 1 });
const weeks = hours.map((hour, index) => ({ ...hour, at: thisHour - 1 - 4 * WEEK + index }));
const last = { ...hours[0], at: thisHour - 1, served: 5000, views: 0, leads: 0, ran: HOUR };
const before = [...weeks.slice(0, -1), { ...weeks.at(-1), served: 5000, views: 0 }];
await writeFile(file, JSON.stringify({ hours: before, current: last, lastView: 0, drops: {} }));

const mailServer = await startMailServer();
const server = await ownServer({
  dataDir,
  env: {
    ...(await createBuilds()),
    ...mailVariables(mailServer),
    VOXLOG_LEADS_LANGUAGE: "en",
    TRUSTED_PROXY_HEADER: "X-Forwarded-For",
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "../summary/clock.ts"))}`,
  },
});
afterAll(() => mailServer.stop());

test("the owner gets one email about views that aren't counted, and sees it above the reports", async () => {
  const alerts = () => mailServer.emails.filter(({ raw }) => raw.includes("Message-ID: <health-"));
  await expect.poll(() => alerts().length).toBe(1);
  const [mail] = alerts();
  expect(mail?.headers.get("subject")).toEqual(["Voxlog needs your attention: page views"]);
  expect(mail?.text).toMatch(
    /[\d,]+ visitors opened pages, which usually means about [\d,]+ page views\. Counted: 0\./,
  );
  await server.restart();
  const health = await server.admin.send<Record<string, unknown>>("GET", "/api/owner/health");
  const drops = { traffic: { kind: "tracker" } };
  expect(health).toMatchObject({ ok: { traffic: false, leads: true }, drops });
  expect(alerts()).toHaveLength(1);
});

test("visitors whose browsers got a page and stored views are counted, over a restart", async () => {
  const browser = {
    "Sec-Fetch-Dest": "document",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  };
  const open = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(server.url + path, { headers: { ...browser, ...headers } })).status;
  const from = (address: string) => ({ "X-Forwarded-For": address });
  for (const address of ["192.0.2.1", "192.0.2.2"])
    expect([await open("/features", from(address)), await open("/dashboard", from(address))]).toEqual([
      200, 200,
    ]);
  await open("/features", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await open("/features", { "Sec-Fetch-Dest": "script" });
  await open("/features", { "Sec-Purpose": "prefetch" });
  await open("/features", { "Sec-GPC": "1" });
  await open("/reports");
  await open("/not-there");
  const sent = session();
  await createRecord(server, "sessions", sent);
  await createRecord(server, "page_visits", { ...pageVisit(), session_id: sent.session_id });
  await server.restart();
  expect((await readTraffic()).current).toMatchObject({ at: thisHour, served: 2, views: 1 });
});
