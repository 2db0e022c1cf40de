import { describe, expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

describe("a file's size", () => {
  test("has two decimals, the way the language writes them", () => {
    expect(fileSize("nl", 3_418_000)).toBe("3,42 MB");
    expect(fileSize("en", 1_234_000_000).replace(/\s/, " ")).toBe("1,234.00 MB");
  });

  test("may be next to nothing", () => {
    expect(fileSize("nl", 0)).toBe("0,00 MB");
  });
});
