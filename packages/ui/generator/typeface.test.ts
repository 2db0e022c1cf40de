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

test("The published typeface covers every character of its subset", () => {
  for (const { characters, range } of Object.values(files)) {
    const promised = range.split(", ").map((part) => part.slice(2).split("-"));
    const isPromised = (code: number) =>
      promised.some(
        ([from = "", to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
      );

    expect([...characters].filter((each) => !isPromised(each.codePointAt(0) ?? 0))).toEqual([]);
  }
});
