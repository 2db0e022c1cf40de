import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { glob, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, test } from "vitest";
import { tables } from "../../configuration/variables.ts";
import { renderVariables } from "../../configuration/write-variables.ts";
import { ownPackages } from "../../package/pack.ts";
import { buildHooks, HOOKS, MIGRATIONS } from "../../pocketbase/build-hooks.ts";

const SERVER = join(import.meta.dirname, "../..");
const ROOT = join(SERVER, "../..");
/** Only builds read it. */
const BUILDS = ["VITE_TRACKING_URL"];
const names: string[] = Object.values(tables).flatMap((table) => Object.keys(table));

/** Tables are aligned when they're formatted. */
const unaligned = (text: string) => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("guides and compose files match the table of variables", async () => {
  for (const { path, before, after } of await renderVariables())
    expect([path, unaligned(before)]).toEqual([path, unaligned(after)]);
});

test("containers and the example of a server's settings have none that isn't documented", async () => {
  const files = ["compose.yaml", "compose.scale.yaml", "apps/server/deploy/voxlog.env.example"];
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), "utf8")));
  const all = texts.join("\n").matchAll(/^ +([A-Z][A-Z_\d]+):|\$\{([A-Z_\d]+)|^#?([A-Z][A-Z_\d]+)=/gm);
  const used = new Set([...all].map(([, set, filledIn, example]) => set ?? filledIn ?? example));
  expect(used).toContain("VOXLOG_SMTP_PASSWORD");
  const others = [...BUILDS, "CLICKHOUSE_USER", "CLICKHOUSE_PASSWORD"];
  expect([...used].filter((name = "") => ![...names, ...others].includes(name))).toEqual([]);
});

test("the image is built with every variable of the builds", async () => {
  const [turbo, dockerfile, compose, scale] = await Promise.all(
    ["turbo.json", "Dockerfile", "compose.yaml", "compose.scale.yaml"].map((file) =>
      readFile(join(ROOT, file), "utf8"),
    ),
  );
  const ofBuilds: string[] = JSON.parse(turbo ?? "").tasks.build.env;
  const [, accepted = ""] = /^ARG (VOXLOG_DOMAIN.*)$/m.exec(dockerfile ?? "") ?? [];
  expect(accepted.replaceAll('=""', "").split(" ").sort()).toEqual([...ofBuilds].sort());
  const passed = [...`${compose}${scale}`.matchAll(/^ {6,8}([A-Z_]+): \S/gm)].map(([, name]) => name);
  expect(passed).toEqual(expect.arrayContaining(ofBuilds));
});

test("the server reads exactly the variables in the table", async () => {
  const sources = (await readdir(SERVER, { recursive: true })).filter(
    (file) =>
      file.endsWith(".ts") && !/node_modules|^(tests|testing|soak|bench|build)\/|variables\.ts$/.test(file),
  );
  const text = (await Promise.all(sources.map((file) => readFile(join(SERVER, file), "utf8")))).join("\n");
  const read = new Set(
    text.match(/\b(VOXLOG_[A-Z\d_]*[A-Z\d]\b(?!_)|VITE_[A-Z_]+|CLICKHOUSE_(URL|DATABASE|CLUSTER))/g),
  );
  expect([...read].filter((name) => !names.includes(name) && !BUILDS.includes(name))).toEqual([]);
  const ofBuilds = ["VITE_DEMO_URL", "VITE_API_URL", "VOXLOG_LAUNCH"];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text) && !ofBuilds.includes(name))).toEqual(
    [],
  );
});

const DEPLOY = join(SERVER, "deploy");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

const analyze = (...args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });
const testUnit = test.skipIf(!hasSystemd).each(["voxlog.service", "voxlog-litestream.service"]);

testUnit("a systemd unit leaves little of the machine exposed, by systemd's own measure: %s", (unit) => {
  // In tenths: below 2 of 10.
  const options = ["--offline=yes", "--no-pager", "--threshold=19"];
  const { status, stdout, stderr } = analyze("security", ...options, join(DEPLOY, unit));
  expect(status, `${stdout}${stderr}`).toBe(0);
});

testUnit("a systemd unit has only settings that systemd knows: %s", async (unit) => {
  const copy = join(await temporaryFolder(), unit);
  const text = readFileSync(join(DEPLOY, unit), "utf8").replace("=/srv/voxlog", `=${ROOT}`);
  // Only the paths of this machine differ.
  await writeFile(copy, text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  expect(analyze("verify", copy)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

test("a systemd unit starts an existing launcher with the builds' output folders, however often it has failed", () => {
  const text = readFileSync(join(DEPLOY, "voxlog.service"), "utf8");
  const script = /^ExecStart=.* (\S+)$/m.exec(text)?.[1] ?? "";
  expect(() => readFileSync(join(ROOT, script))).not.toThrow();
  expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(text).toContain("REPORTS_DIR=/srv/voxlog/apps/reports/dist");
  expect(text).toContain("SITE_DIR=/srv/voxlog/apps/site/build/client DEMO_DIR=/srv/voxlog/apps/demo/dist");
});

test("the proxy in front of collectors sends them facts, reports, and the list of sets", () => {
  const text = readFileSync(join(DEPLOY, "collector/Caddyfile"), "utf8");
  const [, paths = ""] = /^\t@collectors path (.+)$/m.exec(text) ?? [];
  expect(paths.split(" ")).toEqual(["/api/facts/*", "/api/reports", "/api/reports/*"]);
});

const writtenAt = async () => (await stat(join(HOOKS, "voxlog.cjs"))).mtimeMs;

test("the hooks are rebuilt only if a source's hash changed since the last build", async () => {
  await buildHooks();
  const first = await writtenAt();
  await buildHooks();
  expect(await writtenAt()).toBe(first);
  const manifest = join(HOOKS, "sources.json");
  await writeFile(manifest, (await readFile(manifest, "utf8")).replace(/:"\w/, ':"-'));
  await buildHooks();
  expect(await writtenAt()).toBeGreaterThan(first);
});

const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");

test("the image contains the built hooks and migrations", () => {
  for (const folder of [HOOKS, MIGRATIONS].map((each) => relative(ROOT, each)))
    expect(dockerfile).toContain(`COPY --from=build /srv/voxlog/${folder} ${folder}\n`);
});

const PRODUCTION =
  "!(node_modules|tests|testing|soak|bench|package|build|checks|examples|notes|docs)/**/!(*.test).ts";

test("the image contains exactly our packages that the server depends on, and they import no other", async () => {
  const folders = ["apps/server", ...(await ownPackages()).map((name) => `packages/${name}`)];
  for (const folder of folders) {
    const manifest = await readFile(join(ROOT, folder, "package.json"), "utf8");
    const { name, dependencies = {} } = JSON.parse(manifest);
    for await (const file of glob(PRODUCTION, { cwd: join(ROOT, folder) })) {
      const source = await readFile(join(ROOT, folder, file), "utf8");
      for (const [, imported] of source.matchAll(/from "(@voxlog\/[\w-]+)/g))
        expect([name, ...Object.keys(dependencies)], `${folder}/${file}`).toContain(imported);
    }
  }
  const copied = [...dockerfile.matchAll(/^COPY (\w+\/\S+) \1$/gm)].map(([, folder]) => folder);
  expect(copied.sort()).toEqual(folders.sort());
});
