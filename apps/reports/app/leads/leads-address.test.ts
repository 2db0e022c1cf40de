import { expect, test } from "vitest";
import { readLeadsAddress, writeLeadsAddress } from "./leads-address.ts";

const read = (rest: string) => readLeadsAddress(new URL(`https://voxlog.test/reports/leads${rest}`));

test.each([
  ["", { state: "open", search: "", page: 1 }],
  ["?state=answered&page=3", { state: "answered", search: "", page: 3 }],
  ["?state=held#search=de+Vries+%26+Zn", { state: "held", search: "de Vries & Zn", page: 1 }],
] as const)("the address of a list of leads holds the query and is written the same: %s", (rest, query) => {
  expect(read(rest)).toEqual(query);
  expect(writeLeadsAddress(query)).toBe(rest);
});

test.each(["?state=none&page=0", "?page=1.5", "?page=-1", "?page=1e9", "?page=two", "#searching=x"])(
  "an invalid address of a list of leads shows the open leads: %s",
  (rest) => {
    expect(read(rest)).toEqual({ state: "open", search: "", page: 1 });
  },
);

test("the address of a list of leads doesn't send the search to the server", () => {
  const { origin, pathname, search } = new URL(
    writeLeadsAddress({ state: "held", search: "ada@example.com", page: 2 }),
    "https://voxlog.test/reports/leads",
  );
  expect(origin + pathname + search).not.toContain("ada");
});
