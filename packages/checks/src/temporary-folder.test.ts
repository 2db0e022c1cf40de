import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder.ts";

test("a run's temporary files go to the system's folder if memory has no room", async () => {
  const otherwise = await temporaryFolder();
  const folder = await makeTemporaryFolder(join(otherwise, "nowhere"), otherwise);
  expect(dirname(folder)).toBe(otherwise);
});

test("a run's temporary files are deleted with it", async () => {
  const program = `
    import { makeTemporaryFolder } from ${JSON.stringify(import.meta.resolve("./temporary-folder.ts"))};
    console.log(await makeTemporaryFolder());
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  const folder = stdout.trim();
  expect(folder).toMatch(/voxlog-run-/);
  expect(existsSync(folder)).toBe(false);
});
