import { expect, test } from "vitest";
import { titleFaults } from "./titles.ts";

test.each([
  ['test("keeps the queue when the server answers 503", …)', "doesn't make sense alone"],
  ['test("accepts files", …)', "doesn't make sense alone"],
  ['test("a click opens it", …)\ntest("a click opens it", …)', "is also in a.test.ts"],
])("titleFaults finds the title in %s", (source, fault) => {
  expect(titleFaults(new Map([["a.test.ts", source]]))).toEqual([expect.stringContaining(fault)]);
});

test("titleFaults finds nothing in sentences with a subject", () => {
  const source = 'test("the queue waits when the server answers 503", …)\ntest.each([])("%s", …)';
  expect(titleFaults(new Map([["a.test.ts", source]]))).toEqual([]);
});
