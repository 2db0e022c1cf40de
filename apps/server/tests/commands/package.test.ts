import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@voxlog/testing/free-port";
import { freshApp } from "@voxlog/testing/package";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { defineSet } from "@voxlog/tracking";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { visitor } from "@voxlog/tracking/store-contract";
import { expect, onTestFinished, test } from "vitest";
import { packServer } from "../../package/pack.ts";
import { dayAt } from "../../reports/local-days.ts";
import { send } from "../server.ts";
import { createBuilds } from "../serving/builds.ts";

const OWNER = { identity: "owner@shop.example", password: "a long enough password" };

test("the server's package, in a fresh folder, serves the reports of a shop", async () => {
  const [packed, builds] = [await temporaryFolder(), await createBuilds()];
  const tarball = join(packed, "server.tgz");
  await packServer(builds.REPORTS_DIR, packed, tarball);
  const sets = `import { defineSet } from "@voxlog/tracking";\nexport const shop = defineSet({ name: "shop" });\n`;
  const { folder, remove } = await freshApp({
    tarballs: { "@voxlog/server": tarball },
    others: [],
    likeIn: import.meta.dirname,
    files: { "tracking.ts": sets },
  });
  onTestFinished(remove);

  const url = `http://127.0.0.1:${await freePort()}`;
  const launch = (...args: string[]) => {
    const { REPORTS_DIR: _, DATA_DIR: __, ...inherited } = process.env;
    const child = spawn(join(folder, "node_modules/.bin/voxlog-server"), args, {
      cwd: folder,
      env: { ...inherited, VOXLOG_SETS: "tracking.ts", PORT: new URL(url).port },
    });
    onTestFinished(async () => {
      if (child.exitCode === null && child.kill()) await once(child, "exit");
    });
    return child;
  };
  const owner = launch("owner", OWNER.identity);
  owner.stdin.end(OWNER.password);
  expect(await once(owner, "exit")).toEqual([0, null]);
  const [output] = await once(launch().stdout, "data");
  expect(String(output)).toBe(`Serving at ${url}\n`);

  const store = pocketbaseStore({ client: fetchClient(url), set: defineSet({ name: "shop" }) });
  await store.write([visitor().view("/shoes")]);
  const signIn = await send(`${url}/api/collections/_superusers/auth-with-password`, "POST", OWNER);
  const path = `/api/reports/pages?set=shop&from=${dayAt(Date.now() - 3_600_000)}&to=${dayAt(Date.now())}`;
  const report = await send(url + path, "GET", undefined, { Authorization: String(signIn.body["token"]) });
  expect(report.body["rows"]).toMatchObject([{ label: "/shoes", views: 1 }]);
  expect(await (await fetch(`${url}/reports`)).text()).toContain("Reports");
});

test("the server's package rejects a Node without Temporal, and names one that has it", async () => {
  const folder = await temporaryFolder();
  await copyFile(join(import.meta.dirname, "../../package/bin.js"), join(folder, "bin.js"));
  await copyFile(join(import.meta.dirname, "../../../../package.json"), join(folder, "package.json"));
  const old = spawnSync("node", ["--no-harmony-temporal", join(folder, "bin.js")], { encoding: "utf8" });
  expect([old.status, old.stderr]).toEqual([1, expect.stringMatching(/is too old: use Node >=26\.\n$/)]);
});
