import { expect, test } from "vitest";
import { named } from "./prospect.ts";

test("a prospect's CRM is named as we write it, and one that we don't know as they do", () => {
  expect(named({ company: "Acme", crm: "hubspot" })).toEqual({ company: "Acme", crm: "HubSpot" });
  expect(named({ crm: "afas" }).crm).toBe("AFAS");
  expect(named({ crm: "Eigenbouw" }).crm).toBe("Eigenbouw");
  expect(named({})).toEqual({});
});
