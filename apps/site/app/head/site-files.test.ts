import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { search } from "@voxlog/product";
import { languages } from "@voxlog/texts";
import { describe, expect, test } from "vitest";
import { prerenderedPaths, type View, viewOf } from "../routing/paths.ts";
import { icons, socialImagePath } from "./site-files.ts";

const published = (path: string) => readFile(join(import.meta.dirname, "../../public", path));
const views = [...new Set(prerenderedPaths().map(viewOf))].filter((view): view is View => view !== undefined);

const pictures = views.flatMap((view) => languages.map((language) => socialImagePath(view, language)));

describe.each([...new Set(pictures)])("the picture %s", (path) => {
  test("a social picture has the size that the page declares, and is small", async () => {
    const file = await published(path);
    expect(jpegSize(file)).toEqual(search.socialImage);
    expect(file.byteLength).toBeLessThan(80 * 1024);
  });
});

test.each([icons.touch, ...icons.plain, icons.maskable])(
  "the icon $path is of the size that it is offered as",
  async ({ path, size }) => {
    const file = await published(path);
    // The header chunk stands first: https://www.w3.org/TR/png-3/#11IHDR
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([size, size]);
  },
);

/** The size in a JPEG's first frame header (ITU-T T.81, B.2.2). */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error("No frame was found: is it a JPEG?");
}
