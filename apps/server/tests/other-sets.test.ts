import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { defineSet } from "@voxlog/tracking";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { visitor } from "@voxlog/tracking/store-contract";
import { expect, test } from "vitest";
import { stepsOf } from "../reports/funnel.ts";
import { runPiped } from "../testing/run-command.ts";
import { ownServer, send } from "./server.ts";

const DECLARATION = { name: "shop", languages: ["nl", "en"] } as const;
const shop = defineSet(DECLARATION);

const folder = await temporaryFolder();
/** Outside of the repository, where the package isn't installed. */
const declare = (declaration: object, file = join(folder, "tracking.ts")) =>
  writeFile(
    file,
    `import { defineSet } from "@voxlog/tracking";\nexport const shop = defineSet(${JSON.stringify(declaration)});\n`,
  );
await declare(DECLARATION);
const server = await ownServer({ env: { VOXLOG_SETS: join(folder, "tracking.ts") } });
const open = (set: Parameters<typeof pocketbaseStore>[0]["set"] = shop) =>
  pocketbaseStore({ client: fetchClient(server.url), set });
const report = (path: string) =>
  send(`${server.url}/api/reports${path}`, "GET", undefined, { Authorization: server.admin.token });

test("a server with another product's sets has no reports of our sets, and no reports and filters of fields that its own don't have", async () => {
  const query = "?set=shop&from=2026-03-01&to=2026-03-14";
  expect(await report(`/campaigns${query}`)).toMatchObject({ status: 400 });
  expect(await report(`/pages${query}&campaign=spring`)).toMatchObject({ status: 400 });
  expect(await report(`/pages${query.replace("shop", "site")}`)).toMatchObject({ status: 400 });
});

test("a server with another product's sets accepts a field that they declare later, and keeps its rows", async () => {
  const { view, session_id } = visitor();
  const before = view("/");
  await open().write([before]);
  const visitFields = { product: { type: "text", max: 40 } } as const;
  await declare({ ...DECLARATION, visitFields });
  await server.restart();
  const after = view("/shoes");
  Object.assign(after.visit, { product: "s-1" });
  await open(defineSet({ ...DECLARATION, visitFields })).write([after]);
  const visits = await server.admin.rows("shop_page_visits", {
    filter: `session_id = "${session_id}"`,
    sort: "start_time",
  });
  expect(visits).toMatchObject([
    { page_path: "/", product: "" },
    { page_path: "/shoes", product: "s-1" },
  ]);
});

test("a set without a funnel has a step for each conversion", () => {
  const steps = stepsOf(defineSet({ name: "shop", conversions: ["order"] }));
  expect(steps).toEqual([{ step: "order", conversion: "order" }]);
});

test.each([
  ["doesn't exist", undefined, "Cannot find module"],
  ["exports no set", "export const shop = 1;", "It doesn't export a set"],
])("a server whose VOXLOG_SETS %s reports it and doesn't start", async (_, text, reason) => {
  const folder = await temporaryFolder();
  const file = join(folder, "tracking.ts");
  if (text) await writeFile(file, text);
  const { code, stderr } = await runPiped("serve.ts", [], { VOXLOG_SETS: file, DATA_DIR: folder });
  const message = new RegExp(`^VOXLOG_SETS, .*can't be used: .*${reason}.*\\n$`);
  expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
});
