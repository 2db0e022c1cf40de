import { uploadExtensions } from "@voxlog/product";
import { expect, test } from "vitest";
import { fileSize, pickFile } from "./upload-file.ts";

test.each(uploadExtensions)(
  "a dropped or chosen file is accepted when it ends in %s, whatever the case",
  (extension) => {
    const file = { name: `Gesprek.v2${extension.toUpperCase()}`, size: 1 };

    expect(pickFile([file])).toEqual({ outcome: "taken", file, of: 1 });
  },
);

test("a dropped or chosen file with another ending is rejected by name", () => {
  expect(pickFile([{ name: "mp3.pdf", size: 1 }])).toEqual({ outcome: "rejected", name: "mp3.pdf" });
  expect(pickFile([{ name: "mp3", size: 1 }])).toEqual({ outcome: "rejected", name: "mp3" });
});

test("a dropped or chosen file is rejected when it is empty", () => {
  expect(pickFile([{ name: "a.wav", size: 0 }])).toEqual({ outcome: "empty", name: "a.wav" });
});

test("the first of several dropped or chosen files is accepted, and the others aren't", () => {
  const files = ["a.wav", "b.wav", "c.pdf"].map((name) => ({ name, size: 1 }));

  expect(pickFile(files)).toEqual({ outcome: "taken", file: files[0], of: 3 });
});

test("nothing is accepted or rejected when something other than files was dropped", () => {
  expect(pickFile([])).toEqual({ outcome: "none" });
});

test("a file's size has two decimals, the way the language writes them", () => {
  expect(fileSize("nl", 3_418_000)).toBe("3,42 MB");
  expect(fileSize("en", 1_234_000_000).replace(/\s/, " ")).toBe("1,234.00 MB");
});

test("a file's size is zero for an empty file", () => {
  expect(fileSize("nl", 0)).toBe("0,00 MB");
});
