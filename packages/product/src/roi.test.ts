import { expect, test } from "vitest";
import { claims } from "./offer.ts";
import { calculateRoi, type RoiFigures, roiInputs } from "./roi.ts";

const start = Object.fromEntries(
  Object.entries(roiInputs).map(([name, { start }]) => [name, start]),
) as RoiFigures;

test("the calculator's starting values give the claimed return", () => {
  expect(Math.round(calculateRoi(start).times)).toBe(claims.returnOnInvestment);
});

test("the steps of the return add up as they are shown, for a team and for one person", () => {
  const team = { people: 12, conversations: 4, minutes: 10, days: 20, share: 25, cost: 60 };
  expect(calculateRoi(team)).toEqual({
    plan: "Teams",
    hours: 160,
    counted: 40,
    value: 2400,
    price: 50,
    fee: 600,
    times: 4,
  });
  expect(calculateRoi({ ...team, people: 1 })).toMatchObject({ plan: "Professional", fee: 39, value: 198 });
});
