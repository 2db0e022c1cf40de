import { expect, test } from "vitest";
import { invoices } from "./account.ts";
import { demoNow } from "./dashboard.ts";

test("the sample invoices have unique numbers and past dates, newest first", () => {
  const dates = invoices.map(({ date }) => date);

  expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.every((date) => date < demoNow)).toBe(true);
});
