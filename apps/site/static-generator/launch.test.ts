import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brand, isShown, partners, trust } from "@voxlog/product";
import { afterAll, expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const directory = "node_modules/.launch-build";

afterAll(() => rm(join(app, directory), { recursive: true, force: true }));

test("a public build's pages leave out what the owner hasn't confirmed", { timeout: 90_000 }, async () => {
  const { registrationNumber, vatNumber } = brand.company;
  const samples = [
    ...(isShown("company", true) ? [] : [registrationNumber, vatNumber]),
    ...(isShown("partners", true) ? [] : partners.map(({ name }) => name)),
    ...(isShown("conversations", true) ? [] : trust.processors.map(({ name }) => name)),
  ];
  await promisify(execFile)("vite", ["build", "--app"], {
    cwd: app,
    env: { ...process.env, NODE_ENV: "production", VOXLOG_LAUNCH: "1", BUILD_DIR: directory },
  });
  const client = join(app, directory, "client");
  const pages = (await readdir(client, { recursive: true })).filter((name) => /\.(html|md)$/.test(name));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const text = await readFile(join(client, page), "utf8");
    expect(
      samples.filter((sample) => text.includes(sample)),
      page,
    ).toEqual([]);
  }
});
