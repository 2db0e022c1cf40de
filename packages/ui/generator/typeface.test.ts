import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type FaceFile, files, typefaceFile, typefaceStyles } from "./typeface.ts";

const published = (name: string) => readFile(new URL(`../src/typeface/${name}`, import.meta.url));

test("The published typeface matches the generator's output", async () => {
  for (const name of Object.keys(files) as FaceFile[]) {
    expect((await typefaceFile(name)).equals(await published(name)), name).toBe(true);
  }
  expect(await typefaceStyles()).toBe(String(await published("typeface.css")));
});

test("The typeface that pages load ahead fits, with its headers, into TCP's first ten packets", async () => {
  expect((await published("onest.woff2")).length + 1100).toBeLessThan(10 * 1460);
});
