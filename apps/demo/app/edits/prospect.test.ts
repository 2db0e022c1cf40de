import { expect, test } from "vitest";
import { withStandardCrmName } from "./prospect.ts";

test("a prospect's known CRM has its standard spelling, and an unknown one theirs", () => {
  expect(withStandardCrmName({ company: "Acme", crm: "hubspot" })).toEqual({
    company: "Acme",
    crm: "HubSpot",
  });
  expect(withStandardCrmName({ crm: "afas" }).crm).toBe("AFAS");
  expect(withStandardCrmName({ crm: "Eigenbouw" }).crm).toBe("Eigenbouw");
  expect(withStandardCrmName({})).toEqual({});
});
