import { execFile } from "node:child_process";
import { appendFile, cp, glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { soaks } from "@voxlog/testing/soak";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * A cached pass holds only while everything it read is unchanged. The packages' reads are derived from their sources
 * here, not from the manifests that turbo uses.
 */
const root = join(import.meta.dirname, "../../..");

/** Read by path or started as a process, so not imported. */
const READ_BY_PATH: Record<string, string[]> = {
  "@voxlog/e2e": ["@voxlog/site", "@voxlog/demo", "@voxlog/reports"],
};

/** A file of each package that others could read. */
const BROKEN: Record<string, string> = {
  "@voxlog/server": "pocketbase/hooks/leads.ts",
  "@voxlog/browser": "src/store.ts",
  "@voxlog/checks": "src/run-step.ts",
  "@voxlog/demo": "app/main.tsx",
  "@voxlog/demo-data": "src/text.ts",
  "@voxlog/e2e": "playwright.config.ts",
  "@voxlog/extract": "src/index.ts",
  "@voxlog/hosting": "src/index.ts",
  "@voxlog/i18n": "src/format.ts",
  "@voxlog/texts": "src/dictionaries/nl/common.ts",
  "@voxlog/notes": "src/client.ts",
  "@voxlog/product": "src/index.ts",
  "@voxlog/reports": "app/main.tsx",
  "@voxlog/site": "app/document.tsx",
  "@voxlog/testing": "src/free-port.ts",
  "@voxlog/tracked-sets": "src/index.ts",
  "@voxlog/tracking": "src/index.ts",
  "@voxlog/ui": "src/button/button.tsx",
};

/** Each run of turbo takes seconds, so the gate breaks a mechanism, facts and an app, and `pnpm soak` every package. */
const broken = Object.entries(BROKEN).filter(
  ([name]) => soaks || ["@voxlog/i18n", "@voxlog/product", "@voxlog/site"].includes(name),
);

type Task = { taskId: string; package: string; task: string; hash: string; command: string };

let copy: string;
let folders: Map<string, string>;
let readers: Map<string, Set<string>>;
let untouched: Map<string, string>;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "voxlog-hashes-"));
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: root, maxBuffer: 1e8 },
  );
  const files = stdout.split("\0").filter(Boolean);
  for (const file of files) await cp(join(root, file), join(copy, file)).catch(ignoreMissing);
  folders = await packageFolders();
  readers = await readersOfEach();
  untouched = await hashes();
}, 60_000);

afterAll(() => rm(copy, { recursive: true }));

test("every package has a case in the test of cached results", () => {
  expect(Object.keys(BROKEN).sort()).toEqual([...folders.keys()].sort());
});

test.each(broken)(
  "a package that reads %s doesn't reuse cached results after a change there",
  async (name, file) => {
    const expected = [...untouched.keys()].filter((task) => readers.get(name)?.has(packageOf(task)));
    expect(await changedByBreaking(name, file)).toEqual(expected.sort());
  },
);

test("a package reuses cached results when another package's test changes", async () => {
  const changed = await changedByBreaking("@voxlog/ui", "src/button/button.test.tsx");
  expect(changed).toEqual(["@voxlog/ui#test", "@voxlog/ui#types"]);
});

const packageOf = (task: string) => task.slice(0, task.lastIndexOf("#"));

/** Files that git tracks may be missing in the checkout. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Returns the tasks whose hash changes when a file of a package gets a syntax error. */
async function changedByBreaking(name: string, file: string): Promise<string[]> {
  const path = join(copy, folders.get(name) ?? "", file);
  await appendFile(path, "\n)");
  const changed = await hashes();
  await cp(join(root, folders.get(name) ?? "", file), path);
  return [...changed].flatMap(([task, hash]) => (untouched.get(task) === hash ? [] : task)).sort();
}

async function hashes(): Promise<Map<string, string>> {
  const turbo = join(root, "node_modules/.bin/turbo");
  const { stdout } = await promisify(execFile)(turbo, ["run", "types", "test", "build", "--dry=json"], {
    cwd: copy,
    maxBuffer: 1e8,
  });
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  return new Map(
    tasks.filter(({ command }) => command !== "<NONEXISTENT>").map(({ taskId, hash }) => [taskId, hash]),
  );
}

async function packageFolders(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const manifest of glob("{apps,packages}/*/package.json", { cwd: copy })) {
    const { name } = JSON.parse(await readFile(join(copy, manifest), "utf8")) as { name: string };
    found.set(name, dirname(manifest));
  }
  return found;
}

/** Returns the direct and indirect dependents of each package, including itself. */
async function readersOfEach(): Promise<Map<string, Set<string>>> {
  const reads = new Map<string, Set<string>>();
  for (const [name, folder] of folders) {
    const read = new Set(READ_BY_PATH[name]);
    for await (const file of glob("**/*.{ts,tsx,js,cjs,css}", { cwd: join(copy, folder) })) {
      const text = await readFile(join(copy, folder, file), "utf8");
      for (const [, imported = ""] of text.matchAll(/(?:from|import|import\()\s*["'](@voxlog\/[\w-]+)/g)) {
        if (folders.has(imported)) read.add(imported);
      }
    }
    reads.set(name, read);
  }
  const reach = (name: string, reached = new Set<string>()): Set<string> => {
    if (!reached.has(name)) {
      reached.add(name);
      for (const next of reads.get(name) ?? []) reach(next, reached);
    }
    return reached;
  };
  const all = [...folders.keys()];
  return new Map(all.map((name) => [name, new Set(all.filter((reader) => reach(reader).has(name)))]));
}
