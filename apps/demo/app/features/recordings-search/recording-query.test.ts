import { recordings } from "@voxlog/demo-data/recordings";
import { describe, expect, test } from "vitest";
import { noFilters, readQuery, selectRecordings, sortedBy, writeQuery } from "./recording-query.ts";

const dutch = {
  processing: "Wordt verwerkt",
  empty: "Nog niets te loggen",
  review: "Te controleren",
  synced: "Gesynchroniseerd",
};

const matches = (address: string) =>
  selectRecordings(recordings, readQuery(new URLSearchParams(address)), (status) => dutch[status]);
const select = (address: string) => matches(address).map(({ client }) => client);

test("the recordings asked for are all of them, newest first, when nothing is asked", () => {
  expect(select("")).toEqual(recordings.map(({ client }) => client));
});

test("the recordings asked for match the search in the client's, the contact's or the CRM's name, whatever the case", () => {
  expect(select("q=LUMEN")).toEqual(["Lumen Energie"]);
  expect(select("q=el amrani")).toEqual(["Lumen Energie"]);
  expect(select("q=pipedrive")).toEqual(["Lumen Energie", "Kappers Bouwliften", "Stroom & Zoon"]);
});

test("the recordings asked for have the status of the filter", () => {
  expect(select("status=processing")).toEqual(["Bouwgroep Hartman", "Zonneveld Installaties"]);
});

test("the recordings asked for come in the order of the column, either way", () => {
  expect(select("sort=client")[0]).toBe("Albers Facility");
  expect(select("sort=-client")[0]).toBe("Zonneveld Installaties");
});

test("the recordings asked for come in the order of what a status is called where it is shown", () => {
  expect(matches("sort=status")[0]?.status).toBe("synced");
  expect(matches("sort=-status")[0]?.status).toBe("processing");
});

test("the recordings asked for come newest first where the column ties", () => {
  expect(select("sort=crm").slice(0, 2)).toEqual(["Bouwgroep Hartman", "Albers Facility"]);
});

test("the recordings asked for are all of them when the address holds nonsense", () => {
  expect(select("status=lost&sort=-price")).toHaveLength(recordings.length);
});

test("the address of a query leaves out what goes without saying and keeps what is not its own", () => {
  const current = new URLSearchParams("q=old&recording=lumen-energie");
  expect(`${writeQuery(current, readQuery(new URLSearchParams()))}`).toBe("recording=lumen-energie");
});

test("the address of a query reads back as it was written", () => {
  const query = {
    ...noFilters,
    search: "van dijk & zoon",
    status: "synced",
    column: "crm",
    descending: true,
  } as const;
  expect(readQuery(writeQuery(new URLSearchParams(), query))).toEqual(query);
});

describe("a click on a column's header", () => {
  const newestFirst = readQuery(new URLSearchParams());

  test("a click on a column's header turns the order of that column round", () => {
    expect(sortedBy(newestFirst, "date")).toMatchObject({ column: "date", descending: false });
  });

  test("a click on a column's header starts another column at A", () => {
    expect(sortedBy(newestFirst, "client")).toMatchObject({ column: "client", descending: false });
  });
});
