import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { soaks } from "@voxlog/testing/soak";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const kit = join(root, "packages/ui");
const leftOut = new Set(["node_modules", "dist", "reports", ".turbo"]);
let copy: string;

const run = async (program: string, ...args: string[]) => {
  const bin = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
  await promisify(execFile)(bin, args, { cwd: copy }).catch(({ stdout, stderr }) => {
    throw new Error(`${program} ${args.join(" ")}:\n${stdout}${stderr}`);
  });
};

// Runs other toolchains; the usual checks cover generated components that were kept.
describe.runIf(soaks)("A component that was generated", () => {
  /** A copy next to the kit, which finds the same tools and settings. */
  beforeAll(async () => {
    copy = await mkdtemp(join(root, "packages/.ui-"));
    await cp(kit, copy, {
      recursive: true,
      filter: (path) => !leftOut.has(relative(kit, path).split(sep)[0] ?? ""),
    });
    await mkdir(join(copy, "node_modules"));
    for (const name of await readdir(join(kit, "node_modules"))) {
      // Vite's cache of prepared modules is per project: two at once would break each other's.
      if (name.startsWith(".vite")) continue;
      await symlink(join(kit, "node_modules", name), join(copy, "node_modules", name));
    }
  });

  afterAll(() => rm(copy, { recursive: true }));

  beforeAll(() => run("node", "generator/generate.ts", "component", "progress-dots"), 60_000);

  test("A generated component has its folder and its entries in alphabetical order", async () => {
    const manifest = JSON.parse(await readFile(join(copy, "package.json"), "utf8"));
    const entries = Object.keys(manifest.exports);

    expect(entries.indexOf("./progress-dots")).toBe(entries.indexOf("./radio-group") - 1);
    expect(manifest.publishConfig.exports["./progress-dots"]).toEqual({
      types: "./dist/progress-dots/progress-dots.d.ts",
      default: "./dist/progress-dots/progress-dots.js",
    });
  });

  // The generator has linted it.
  test("A generated component has no type errors", { timeout: 60_000 }, async () => {
    await run("tsc", "--noEmit");
  });

  test("A generated component passes its own test, conformance and its story", {
    timeout: 120_000,
  }, async () => {
    const vitest = join(kit, "node_modules/.bin/vitest");
    const { stdout } = await promisify(execFile)(
      vitest,
      [
        "run",
        "--reporter=verbose", // The default reporter omits the names of quick tests.
        ...["src/progress-dots", "test/conformance", "test/stories"],
        ...["-t", "progress.dots|Every component"],
      ],
      { cwd: copy, env: { ...process.env, NO_COLOR: "1" } },
    );

    expect(stdout).toMatch(/Test Files {2}4 passed/);
    expect(stdout).toMatch(/The story progress-dots Plain/);
  });

  test("A generated component isn't created twice or with an invalid name", async () => {
    await expect(run("node", "generator/generate.ts", "component", "progress-dots")).rejects.toThrow(
      "There is a component or a part named progress-dots already",
    );
    await expect(run("node", "generator/generate.ts", "component", "ProgressDots")).rejects.toThrow("Usage:");
  });
});
