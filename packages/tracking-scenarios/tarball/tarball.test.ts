import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { startPocketBase } from "@voxlog/backend/testing";
import { chromium } from "playwright";
import { publint } from "publint";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions, USER_AGENT } from "../scenarios/fixture/visitor.ts";
import { buildFreshApp, pack, type TemporaryFolder, temporaryFolder } from "./fresh-app.ts";

const run = promisify(execFile);

let folder: TemporaryFolder;
let tarball: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  tarball = await pack(folder.path);
}, 60_000);
afterAll(() => folder?.[Symbol.asyncDispose]());

test("publint finds nothing to say of the tarball", async () => {
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  expect(messages).toEqual([]);
});

test("every way to import the package has its types", async () => {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
  if (!analysis.types) throw new Error("The tarball has no types.");
  expect(Object.keys(analysis.entrypoints)).toContain("./store-contract");
  // What attw calls the profile of packages of modules alone: nothing else is promised.
  const promised = ["node16-esm", "bundler"];
  const problems = analysis.problems.filter(
    (problem) => !("resolutionKind" in problem) || promised.includes(problem.resolutionKind),
  );
  expect(problems).toEqual([]);
});

test("what was compiled has its source beside it, and nothing of the tests is there", async () => {
  const { stdout } = await run("tar", ["tzf", tarball]);
  const files = stdout.split("\n").filter(Boolean);
  const sources = files.filter((file) => file.startsWith("package/src/"));
  expect(sources.length).toBeGreaterThan(20);
  for (const source of sources) {
    const compiled = source.replace("/src/", "/dist/").replace(/\.tsx?$/, "");
    for (const ending of [".js", ".js.map", ".d.ts", ".d.ts.map"]) expect(files).toContain(compiled + ending);
  }
  expect(files.filter((file) => /\.test\.|testing/.test(file))).toEqual([]);
  expect(files).toContain("package/README.md");
});

test("a fresh app that installs it tracks a visit into PocketBase", async () => {
  await using home = await temporaryFolder();
  const server = await startPocketBase();
  const outDir = await buildFreshApp(home.path, tarball, server.url);
  const site = await preview({ configFile: false, root: home.path, build: { outDir }, preview: { port: 0 } });
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ userAgent: USER_AGENT });
    await page.goto(site.resolvedUrls?.local[0] ?? "");
    await page.getByRole("link", { name: "Pricing" }).click();
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect
      .poll(() => server.admin.rows("sessions"))
      .toMatchObject([{ page_count: 2, converted: true, conversion_type: "signup" }]);
    expect(await server.admin.rows("page_visits")).toMatchObject([
      { page_path: "/", page_title: "Home" },
      { page_path: "/pricing", page_title: "Pricing" },
    ]);
  } finally {
    await Promise.all([browser.close(), site.close(), server.stop()]);
  }
}, 60_000);
