import { expect, test } from "vitest";
import { periodIn, withPeriod } from "./period-address.ts";

const search = (text: string) => new URLSearchParams(text);

test("the period is yearly unless the address asks for monthly", () => {
  expect(periodIn(search(""))).toBe("yearly");
  expect(periodIn(search("period=monthly"))).toBe("monthly");
  expect(periodIn(search("period=weekly"))).toBe("yearly");
});

test("the default period isn't in the address, whose other parts stay", () => {
  expect(String(withPeriod(search("open=signup"), "monthly"))).toBe("open=signup&period=monthly");
  expect(String(withPeriod(search("open=signup&period=monthly"), "yearly"))).toBe("open=signup");
});
