import { expect, test } from "vitest";
import { brand, samplesWarning } from "./index.ts";

test("the samples warning lists every sample of a fresh checkout and what to do", () => {
  const warning = samplesWarning(brand.origin);
  for (const sample of ["voxlog.example", "00000000", "hallo@", "partners", "legal", "confirmed"]) {
    expect(warning).toContain(sample);
  }
  expect(warning.match(/^ {2}- /gm)).toHaveLength(6);
  expect(warning).toContain("packages/product/src");
});

test("the samples warning omits an address set by a variable, and is empty without samples", () => {
  expect(samplesWarning("https://www.example.com")).not.toContain("own address");
  expect(samplesWarning(brand.origin, false, [])).toBe("");
});
