import { expect, test } from "vitest";
import { brand, samplesWarning } from "./index.ts";

test("the warning of samples lists every one of a fresh checkout, with what to do", () => {
  const warning = samplesWarning(brand.origin);
  for (const sample of ["voxlog.example", "00000000", "hallo@", "partners", "legal", "confirmed"]) {
    expect(warning).toContain(sample);
  }
  expect(warning.match(/^ {2}- /gm)).toHaveLength(6);
  expect(warning).toContain("packages/product/src");
});

test("the warning of samples says nothing of an address that a variable has set, and nothing at all without samples", () => {
  expect(samplesWarning("https://www.example.com")).not.toContain("own address");
  expect(samplesWarning(brand.origin, false, [])).toBe("");
});
