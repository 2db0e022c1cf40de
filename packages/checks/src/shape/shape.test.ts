import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, matchesGlob } from "node:path";
import { deadPaths } from "@voxlog/testing/dead-paths";
import { describe, expect, test } from "vitest";
import { codeMapFaults, readCodeMap } from "./code-map.ts";
import { deadAnchors, deadCommands } from "./documents.ts";
import { findCycle, folderGraphs, importGraph } from "./import-graph.ts";
import { missingInUpgrading } from "./upgrading.ts";

const graphOf = (sources: Record<string, string>) => importGraph(new Map(Object.entries(sources)));

test("the import graph has relative imports of every form, lazy ones included", () => {
  const text = [
    'import { a } from "./a.ts";',
    "import {\n  b,\n  type B,\n} from '../b.ts';".replaceAll("'", '"'),
    'import type { C } from "./deep/c.ts";',
    'export { d } from "./d.ts";',
    'import "./style.css";',
    'import { useState } from "react";',
    'const load = () => import("./lazy.ts");',
  ].join("\n");
  expect(graphOf({ "x/y/file.ts": text }).get("x/y/file.ts")).toEqual([
    "x/y/a.ts",
    "x/b.ts",
    "x/y/deep/c.ts",
    "x/y/d.ts",
    "x/y/style.css",
    "x/y/lazy.ts",
  ]);
});

test("an import cycle of any length is reported from a file back to itself", () => {
  const sources = {
    "a.ts": 'import { b } from "./b.ts";',
    "b.ts": 'import { c } from "./c.ts";',
    "c.ts": 'import { b } from "./b.ts";',
  };
  expect(findCycle(graphOf(sources))).toEqual(["b.ts", "c.ts", "b.ts"]);
});

test("two files that import the same third one aren't a cycle", () => {
  const sources = {
    "a.ts": 'import { b } from "./b.ts";\nimport { c } from "./c.ts";',
    "b.ts": 'import { c } from "./c.ts";',
    "c.ts": "",
  };
  expect(findCycle(graphOf(sources))).toBeUndefined();
});

describe("a circle of folders", () => {
  const circleOf = (sources: Record<string, string>) =>
    folderGraphs(graphOf(sources)).map(findCycle).find(Boolean);

  test("a circle of folders is found through different files", () => {
    const sources = {
      "app/a/one.ts": 'import "../b/two.ts";',
      "app/a/three.ts": "",
      "app/b/deep/four.ts": 'import "../../a/three.ts";',
    };
    expect(circleOf(sources)).toEqual(["app/a", "app/b", "app/a"]);
  });

  test("a circle of folders is found between a folder and the files next to it", () => {
    const sources = { "app/main.ts": 'import "./a/one.ts";', "app/a/one.ts": 'import "../paths.ts";' };
    expect(circleOf(sources)).toEqual(["app/*", "app/a", "app/*"]);
  });
});

test("an app's parts import only what its code map allows, and the map lists every folder", () => {
  const graph = new Map([
    ["apps/site/app/leads/a.ts", ["apps/site/app/routing/b.ts"]],
    ["apps/site/app/routing/b.ts", ["apps/site/app/leads/a.ts"]],
    ["apps/site/app/new/c.ts", []],
  ]);
  const ordered = readCodeMap(
    "apps/site",
    "| `app/` | contents |\n| --- | --- |\n| `routing/` | a |\n| `leads/` | b |",
  );
  expect(ordered && codeMapFaults(ordered, graph)).toEqual([
    "apps/site/app/new is missing in the app's code map",
    "apps/site/app/routing/b.ts imports apps/site/app/leads/a.ts, which the app's code map doesn't allow",
  ]);
  const features = readCodeMap("apps/demo", "| `app/` | contents |\n| --- | --- |\n| `features/` | a |");
  const between = new Map([["apps/demo/app/features/upload/a.ts", ["apps/demo/app/features/record/b.ts"]]]);
  expect(features && codeMapFaults(features, between)).toHaveLength(1);
  const table =
    "| folder | contents | may import |\n| --- | --- | --- |\n| `a/` | x | `b/c.ts` |\n| `b/` | y | nothing |";
  const named = readCodeMap("apps/server", table);
  const imports = new Map([["apps/server/a/1.ts", ["apps/server/b/c.ts", "apps/server/b/d.ts"]]]);
  expect(named && codeMapFaults(named, imports)).toEqual([
    "apps/server/a/1.ts imports apps/server/b/d.ts, which the app's code map doesn't allow",
  ]);
});

describe("a document", () => {
  const files = ["README.md", "apps/demo/README.md", "apps/demo/app/main.tsx"];
  const dead = (text: string) => deadPaths("apps/demo/README.md", text, files);

  test("a missing path in a document's links or backticks is reported", () => {
    expect(dead("[root](../README.md#start) and [here](app/gone.ts)")).toEqual([
      "../README.md",
      "app/gone.ts",
    ]);
    expect(dead("`main.ts`, `gone/`, `apps/site`, `reports/gone.ts` and `node apps/demo/gone.ts`")).toEqual([
      "main.ts",
      "gone/",
      "apps/site",
      "reports/gone.ts",
      "apps/demo/gone.ts",
    ]);
    expect(dead("`reports/vitest.json`")).toEqual([]);
  });

  test("a document's path doesn't match a file of the same name in another package", () => {
    const all = [...files, "apps/site/app/main.tsx", "apps/site/app/only.ts"];
    expect(deadPaths("apps/demo/README.md", "`only.ts` and `app/only.ts`", all)).toEqual([
      "only.ts",
      "app/only.ts",
    ]);
    expect(deadPaths("docs/owner.md", "`main.tsx` and `only.ts`", all)).toEqual(["main.tsx"]);
  });

  test("a document's link to a missing heading is reported", () => {
    const read = (path: string) =>
      path === "docs/owner.md" ? "# Run it\n\n## Mail: what's sent?" : undefined;
    const text = "[a](../docs/owner.md#mail-whats-sent) [b](../docs/owner.md#gone) [c](#here)";
    expect(deadAnchors("apps/README.md", text, read)).toEqual(["../docs/owner.md#gone"]);
  });

  test("a document's missing commands are reported", () => {
    const manifests: Record<string, string> = {
      "package.json": '{ "scripts": { "start": "" } }',
      "apps/demo/package.json": '{ "scripts": { "dev": "" } }',
    };
    const text = "pnpm start, pnpm gone, pnpm --filter @voxlog/demo dev, pnpm --filter @voxlog/demo start";
    expect(deadCommands("README.md", `${text}; node apps/demo/gone.ts`, (path) => manifests[path])).toEqual([
      "pnpm gone",
      "pnpm --filter @voxlog/demo start",
      "node apps/demo/gone.ts",
    ]);
    expect(deadCommands("apps/demo/README.md", "pnpm dev", (path) => manifests[path])).toEqual([]);
  });

  test("a document may shorten paths and name build output", () => {
    expect(dead("[root](../../README.md) and [app](app), `app/main.tsx`, `main.tsx`, `demo/app/`")).toEqual(
      [],
    );
    expect(
      dead("`/dashboard/`, `dist/index.json`, `t()`, `@voxlog/ui`, <https://voxlog.example/a.ts>"),
    ).toEqual([]);
    expect(dead("```ts\n`gone.ts`\n```\n[out](https://voxlog.example/gone.ts)")).toEqual([]);
  });
});

describe("the guide to upgrading", () => {
  const files = [
    "apps/server/pocketbase/pb_migrations/1_leads.js",
    "apps/server/pocketbase/pb_migrations/2_notes.js",
    "docs/a.md",
  ];
  const guide = "### 0.2.0\n\n| `2_notes.js`   | notes |\n\n### 0.1.0\n\n| `1_leads.js` | leads |\n";

  test("an upgrade guide with a row per migration and the newest version first is complete", () => {
    expect(missingInUpgrading(guide, files, "0.2.0")).toEqual([]);
  });

  test("an upgrade guide without a migration's row or with another version first is incomplete", () => {
    const unsaid = guide.replace(" notes ", "");
    expect(missingInUpgrading(unsaid, files, "0.3.0")).toEqual([
      "2_notes.js",
      "version 0.3.0, as the newest",
    ]);
    expect(missingInUpgrading(guide.replace("1_leads", "1_lead"), files, "0.2.0")).toEqual(["1_leads.js"]);
  });
});

test("the image's build has every package but the end-to-end tests", () => {
  const ignored = ["ls-files", "--cached", "--ignored", "--exclude-from=.dockerignore", "*/package.json"];
  const root = join(import.meta.dirname, "../../../..");

  expect(execFileSync("git", ignored, { cwd: root, encoding: "utf8" })).toBe("apps/e2e/package.json\n");
});

test.each([".env", "apps/server/pb_data/data.db", "voxlog-before.tar.gz", "backup.zip.age"])(
  "the image's build doesn't get %s of a checkout",
  async (file) => {
    const text = await readFile(join(import.meta.dirname, "../../../../.dockerignore"), "utf8");
    const patterns = text.split("\n").flatMap((line) => [line, `${line}/**`]);
    expect(patterns.filter((pattern) => matchesGlob(file, pattern))).toHaveLength(1);
  },
);
