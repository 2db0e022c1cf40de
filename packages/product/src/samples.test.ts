import { expect, test } from "vitest";
import { brand, samplesWarning } from "./index.ts";

test("the samples warning lists every sample of a fresh checkout and what to do", () => {
  const warning = samplesWarning(brand.origin);
  const { company, contact, agency } = brand;
  const facts = [company.address.street, contact.phone, contact.agentPhone, agency.name];
  for (const sample of ["voxlog.example", "00000000", "hallo@", "partners", "legal", "confirmed", ...facts]) {
    expect(warning).toContain(sample);
  }
  expect(warning.match(/^ {2}- /gm)).toHaveLength(10);
  expect(warning).toContain("packages/product/src");
});

test("the samples warning of a public build lists the samples that it still has", () => {
  const left = samplesWarning(brand.origin, true).split("Visitors will see")[1];
  expect(left).toContain(brand.contact.agentPhone);
  expect(left).not.toContain(brand.contact.phone);
});

test("the samples warning omits an address set by a variable, and is empty without samples", () => {
  expect(samplesWarning("https://www.example.com")).not.toContain("own address");
  expect(samplesWarning(brand.origin, false, [])).toBe("");
});
