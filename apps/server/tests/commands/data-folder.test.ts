import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { defaultDataFolder } from "../../configuration/environment.ts";

let apps: string;
beforeEach(async () => {
  apps = await mkdtemp(join(tmpdir(), "voxlog-apps-"));
});
afterEach(() => rm(apps, { recursive: true }));

async function putDatabase(app: string): Promise<void> {
  await mkdir(join(apps, app, "pb_data"), { recursive: true });
  await writeFile(join(apps, app, "pb_data", "data.db"), "");
}

test("the data of a server that was apps/backend is served where it is", async () => {
  await putDatabase("backend");
  expect(defaultDataFolder(apps)).toBe(join(apps, "backend", "pb_data"));
});

test("a new server keeps its data in its own folder, next to an earlier server's too", async () => {
  expect(defaultDataFolder(apps)).toBe(join(apps, "server", "pb_data"));
  await putDatabase("backend");
  await putDatabase("server");
  expect(defaultDataFolder(apps)).toBe(join(apps, "server", "pb_data"));
});
