import { describe, expect, test } from "vitest";
import {
  addDays,
  dayAt,
  daysBetween,
  isDay,
  periodBefore,
  readFilters,
  reportQuery,
  toggleFilter,
  type VisitSet,
  writeFilters,
} from "./filters.ts";

const today = "2026-03-10";
const site: VisitSet = {
  name: "site",
  funnel: [{ step: "signups", conversion: "signup" }],
  hasCampaigns: true,
  isDefault: true,
};
const sets = [site, { name: "app", funnel: [], hasCampaigns: true, isDefault: false }];

test.each([
  ["2026-03-28T22:59:59.999Z", "2026-03-28"],
  ["2026-03-28T23:00:00Z", "2026-03-29"],
  ["2026-03-29T21:59:59.999Z", "2026-03-29"],
  ["2026-03-29T22:00:00Z", "2026-03-30"],
])("the owner's day at %s is %s, also when daylight saving time begins", (moment, day) => {
  expect(dayAt(Date.parse(moment))).toBe(day);
});

test("an address without filters shows the last thirty days of the first set", () => {
  expect(readFilters("", today, sets)).toEqual({
    set: site,
    period: 30,
    from: "2026-02-09",
    to: "2026-03-10",
    selected: {},
    metric: "sessions",
  });
});

test.each([
  "",
  "?set=app",
  "?period=7",
  "?set=app&period=365",
  "?from=2026-01-31&to=2026-02-28",
  "?period=7&compare=year",
  "?metric=bounce_rate&page=%2Fpricing&source=direct&language=",
])("the address %s stays the same after it's read and written", (search) => {
  expect(writeFilters(readFilters(search, today, sets))).toBe(search);
});

test.each([
  "?set=_superusers&period=8",
  "?from=2026-02-30&to=2026-03-01",
  "?from=2026-03-02&to=2026-03-01",
  "?from=2026-03-02",
  "?compare=month",
  "?from=1999-01-01&to=2026-03-01",
  "?metric=passwords&dev_mode=true&session_id=x",
  `?page=/${"a".repeat(1000)}`,
])("the invalid address %s shows no filters", (search) => {
  expect(readFilters(search, today, sets)).toEqual(readFilters("", today, sets));
});

describe("sessions", () => {
  const march = readFilters("?from=2026-03-01&to=2026-03-10&device=mobile", today, sets);

  test("sessions are filtered by every selected value, and a value selected again is removed", () => {
    const both = toggleFilter(march, "page", "/pricing");
    expect(both.selected).toEqual({ device: "mobile", page: "/pricing" });
    expect(toggleFilter(both, "device", "mobile").selected).toEqual({ page: "/pricing" });
    expect(toggleFilter(both, "device", "tablet").selected).toEqual({ device: "tablet", page: "/pricing" });
  });

  test("sessions are compared with the same number of days before or a year earlier, with the same filters", () => {
    expect(reportQuery(periodBefore(march, undefined))).toBe(
      "set=site&from=2026-02-19&to=2026-02-28&device=mobile",
    );
    const leap = readFilters("?from=2028-02-29&to=2028-03-01&compare=year", "2028-03-10", sets);
    expect(reportQuery(periodBefore(leap, leap.compare))).toBe("set=site&from=2027-03-01&to=2027-03-02");
  });

  test("sessions aren't compared with a year whose visits were deleted", () => {
    const compareOf = (from: string) =>
      readFilters(`?from=${from}&to=${today}&compare=year`, today, sets).compare;
    expect([compareOf("2026-02-03"), compareOf("2026-02-02")]).toEqual(["year", undefined]);
  });
});

test("days continue across months, leap years and daylight saving time", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(daysBetween("2025-12-30", "2026-01-02")).toEqual([
    "2025-12-30",
    "2025-12-31",
    "2026-01-01",
    "2026-01-02",
  ]);
});

test.each(["2026-02-29", "2026-13-01", "today", "2026-1-1", ""])("%s isn't a valid day", (text) => {
  expect(isDay(text)).toBe(false);
});
