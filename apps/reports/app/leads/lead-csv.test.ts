import { expect, test } from "vitest";
import { leadRows } from "./lead-csv.ts";
import type { Lead } from "./leads-api.ts";

const names = {
  received: "Ontvangen",
  kind: "Soort",
  company: "Bedrijf",
  firstName: "Voornaam",
  lastName: "Achternaam",
  email: "E-mailadres",
  phone: "Telefoonnummer",
  crm: "CRM",
  language: "Taal",
  answered: "Beantwoord",
  note: "Notitie",
};
const lead: Lead = {
  collection: "demo_requests",
  id: "abcdefghijklmno",
  created: "2026-03-01 10:00:00.000Z",
  company: "Voorbeeld BV",
  firstName: "",
  lastName: "",
  email: "ada@example.com",
  phone: "",
  crm: "",
  language: "nl",
  held: "",
  repeats: 0,
  answered: "",
  note: "Belt terug",
  revision: 1,
};

test("a file of leads has a name over every column, times that sort, and nothing where nothing is known", () => {
  const rows = leadRows([lead, { ...lead, answered: "2026-03-02 08:30:00.000Z" }], names, () => "Demo");
  expect(rows[0]).toEqual(Object.values(names));
  const first = ["2026-03-01T10:00:00.000Z", "Demo", "Voorbeeld BV", "", "", "ada@example.com", "", "", "nl"];
  expect(rows[1]).toEqual([...first, "", "Belt terug"]);
  expect(rows[2]).toEqual([...first, "2026-03-02T08:30:00.000Z", "Belt terug"]);
});
