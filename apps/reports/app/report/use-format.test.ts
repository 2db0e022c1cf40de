import { expect, test } from "vitest";
import { formatMoment } from "./use-format.ts";

test.each([
  ["nl", "2026-11-30 14:50:34.513Z", "30 nov, 15:50"],
  ["en", "2026-11-30 14:50:34.513Z", "Nov 30, 15:50"],
  ["nl", "2025-12-31 22:59:00.000Z", "31 dec 2025, 23:59"],
  ["nl", "2025-12-31 23:00:00.000Z", "1 jan, 00:00"],
  ["en", Date.UTC(2027, 10, 30), "Nov 30, 2027, 01:00"],
])("in %s, %s is %s: a moment of another year has its year", (language, moment, text) => {
  expect(formatMoment(language, moment, Date.UTC(2026, 10, 30))).toBe(text);
});
