import { expect, test } from "vitest";
import { bestYearlyDiscount, lowestPrice, plans, yearlyDiscount } from "./offer.ts";

test("the yearly discounts are 20% for Professional and 22% for Teams", () => {
  const discounts = plans.flatMap((plan) => (plan.price ? [[plan.name, yearlyDiscount(plan.price)]] : []));
  expect(discounts).toEqual([
    ["Professional", 20],
    ["Teams", 22],
  ]);
});

test("the lowest price is 39 euros, for Professional billed yearly", () => {
  expect(lowestPrice()).toBe(39);
});

test("the best yearly discount is the highest of all plans", () => {
  expect(bestYearlyDiscount()).toBe(22);
});
