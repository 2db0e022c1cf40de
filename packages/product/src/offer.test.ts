import { expect, test } from "vitest";
import { bestYearlyDiscount, lowestPrice, plans, yearlyDiscount } from "./offer.ts";

test("the discounts are the ones we advertise: 20% for Professional, 22% for Teams", () => {
  const discounts = plans.flatMap((plan) => (plan.price ? [[plan.name, yearlyDiscount(plan.price)]] : []));
  expect(discounts).toEqual([
    ["Professional", 20],
    ["Teams", 22],
  ]);
});

test("the lowest price is that of Professional by the year: 39 euros", () => {
  expect(lowestPrice()).toBe(39);
});

test("the best discount is the highest of all plans", () => {
  expect(bestYearlyDiscount()).toBe(22);
});
