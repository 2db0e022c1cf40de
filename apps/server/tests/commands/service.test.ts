import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");
const DEPLOY = join(import.meta.dirname, "..", "..", "deploy");
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

test("a systemd unit starts an existing launcher with the builds' output folders", () => {
  const text = readFileSync(join(DEPLOY, "voxlog.service"), "utf8");
  const script = /^ExecStart=.* (\S+)$/m.exec(text)?.[1] ?? "";
  expect(() => readFileSync(join(ROOT, script))).not.toThrow();
  expect(text).toContain("REPORTS_DIR=/srv/voxlog/apps/reports/dist");
  expect(text).toContain("SITE_DIR=/srv/voxlog/apps/site/build/client DEMO_DIR=/srv/voxlog/apps/demo/dist");
});

test("the proxy in front of collectors sends them facts, reports, and the list of sets", () => {
  const text = readFileSync(join(DEPLOY, "collector/Caddyfile"), "utf8");
  const [, paths = ""] = /^\t@collectors path (.+)$/m.exec(text) ?? [];
  expect(paths.split(" ")).toEqual(["/api/facts/*", "/api/reports", "/api/reports/*"]);
});
