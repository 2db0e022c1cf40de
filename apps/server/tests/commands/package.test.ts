import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@voxlog/testing/free-port";
import { defineSet } from "@voxlog/tracking";
import { fetchClient, pocketbaseStore } from "@voxlog/tracking/pocketbase";
import { visitor } from "@voxlog/tracking/store-contract";
import { expect, onTestFinished, test } from "vitest";
import { packServer } from "../../package/pack.ts";
import { dayAt } from "../../reports/local-days.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { send } from "../server.ts";
import { createBuilds } from "../serving/builds.ts";

const run = promisify(execFile);
const OWNER = { identity: "owner@shop.example", password: "a long enough password" };

test("the server's package, in a fresh folder, serves the reports of a shop", async () => {
  const [folder, packed, builds] = [await temporaryFolder(), await temporaryFolder(), await createBuilds()];
  const tarball = join(packed, "server.tgz");
  await packServer(builds.reportsDir, packed, tarball);
  const dependencies = { "@voxlog/server": `file:${tarball}` };
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  await writeFile(
    join(folder, "tracking.ts"),
    `import { defineSet } from "@voxlog/tracking";\nexport const shop = defineSet({ name: "shop" });\n`,
  );
  await run("pnpm", ["install", "--offline", "--ignore-workspace"], { cwd: folder });

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
  const [said] = await once(launch().stdout, "data");
  expect(String(said)).toBe(`Serving at ${url}\n`);

  const store = pocketbaseStore({ client: fetchClient(url), set: defineSet({ name: "shop" }) });
  await store.write([visitor().view("/shoes")]);
  const signIn = await send(`${url}/api/collections/_superusers/auth-with-password`, "POST", OWNER);
  const day = dayAt(Date.now());
  const report = await send(`${url}/api/reports/pages?set=shop&from=${day}&to=${day}`, "GET", undefined, {
    Authorization: String(signIn.body["token"]),
  });
  expect(report.body["rows"]).toMatchObject([{ label: "/shoes", views: 1 }]);
  expect(await (await fetch(`${url}/reports`)).text()).toContain("Reports");
});
