import { describe, expect, test } from "vitest";
import { findCircle, importGraph } from "./import-graph.ts";
import { wrongWayImports } from "./one-way.ts";

const graphOf = (sources: Record<string, string>) => importGraph(new Map(Object.entries(sources)));

describe("the imports read", () => {
  test("are the relative ones, whatever form they have", () => {
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
    ]);
  });
});

describe("a circle of imports", () => {
  test("is found, however long, and shown from a file back to itself", () => {
    const sources = {
      "a.ts": 'import { b } from "./b.ts";',
      "b.ts": 'import { c } from "./c.ts";',
      "c.ts": 'import { b } from "./b.ts";',
    };
    expect(findCircle(graphOf(sources))).toEqual(["b.ts", "c.ts", "b.ts"]);
  });

  test("is not seen where two files import the same third", () => {
    const sources = {
      "a.ts": 'import { b } from "./b.ts";\nimport { c } from "./c.ts";',
      "b.ts": 'import { c } from "./c.ts";',
      "c.ts": "",
    };
    expect(findCircle(graphOf(sources))).toBeUndefined();
  });
});

describe("within an app", () => {
  const at = (file: string, imported: string) =>
    wrongWayImports(new Map([[`apps/demo/app/${file}`, [`apps/demo/app/${imported}`]]]));

  test("a feature imports neither another feature nor a route", () => {
    expect(at("features/upload/a.ts", "features/record/b.ts")).toHaveLength(1);
    expect(at("features/upload/a.ts", "routes/upload.tsx")).toHaveLength(1);
  });

  test("shared code imports no feature", () => {
    expect(at("layout/a.ts", "features/record/b.ts")).toHaveLength(1);
  });

  test("routes import features, and features themselves and shared code", () => {
    expect(at("routes/upload.tsx", "features/upload/a.ts")).toEqual([]);
    expect(at("features/upload/deep/a.ts", "features/upload/b.ts")).toEqual([]);
    expect(at("features/upload/a.ts", "layout/b.ts")).toEqual([]);
  });
});
