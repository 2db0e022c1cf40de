import { type StoredFieldName, storedFieldNames } from "@voxlog/product";
import { expect, test } from "vitest";
import { leadRows } from "./lead-csv.ts";
import { type Lead, withVisibleTexts } from "./leads-api.ts";

const ofEachField = (textOf: (name: StoredFieldName) => string) =>
  Object.fromEntries(storedFieldNames().map((name) => [name, textOf(name)])) as Record<
    StoredFieldName,
    string
  >;
const names = {
  received: "Ontvangen",
  kind: "Soort",
  ...ofEachField((name) => `Naam van ${name}`),
  answered: "Beantwoord",
  answeredBy: "Beantwoord door",
  assigned: "Toegewezen aan",
  note: "Notitie",
};
const lead: Lead = {
  collection: "demo_requests",
  id: "abcdefghijklmno",
  created: "2026-03-01 10:00:00.000Z",
  ...ofEachField(() => ""),
  company: "Voorbeeld BV",
  email: "ada@example.com",
  language: "nl",
  held: "",
  repeats: 0,
  webhook: "",
  webhookTries: 0,
  webhookError: "",
  webhookUpdated: "",
  answered: "",
  answeredBy: "",
  assigned: "",
  note: "Belt terug",
  revision: 1,
  others: [],
  otherCount: 0,
};

test("a lead is shown and exported without invisible and reordering characters", () => {
  const other = { ...lead, company: "", note: "Belt\u202E om" };
  const note = "Belt\u200B terug\r\n\u202Eom tien";
  const shown = withVisibleTexts({ ...lead, company: "Acme\u202Egpj\u200B\r\nBV", note, others: [other] });
  expect([shown.company, shown.note, shown.others[0]?.note]).toEqual([
    "Acmegpj BV",
    "Belt terug\nom tien",
    "Belt om",
  ]);
});

test("a file of leads names its columns, writes sortable times and leaves missing values empty", () => {
  const followUp = {
    answered: "2026-03-02 08:30:00.000Z",
    answeredBy: "ada@voxlog.test",
    assigned: "bob@voxlog.test",
  };
  const rows = leadRows([lead, { ...lead, ...followUp }], names, () => "Demo");
  expect(rows[0]?.slice(0, 5)).toEqual([
    "Ontvangen",
    "Soort",
    "Naam van company",
    "Naam van firstName",
    "Naam van lastName",
  ]);
  expect([...(rows[0] ?? [])].sort()).toEqual(Object.values(names).sort());
  const others = storedFieldNames()
    .filter((name) => name !== "company")
    .map((name) => lead[name]);
  const first = ["2026-03-01 11:00:00", "Demo", "Voorbeeld BV", ...others];
  expect(rows[1]).toEqual([...first, "", "", "", "Belt terug"]);
  expect(rows[2]).toEqual([
    ...first,
    "2026-03-02 09:30:00",
    "ada@voxlog.test",
    "bob@voxlog.test",
    "Belt terug",
  ]);
});
