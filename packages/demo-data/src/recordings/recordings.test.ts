import { expect, test } from "vitest";
import { dashboardStats, demoNow } from "../dashboard.ts";
import { accounts } from "./accounts.ts";
import { recordings } from "./recordings.ts";

const DAY = 24 * 60 * 60 * 1000;

test("the list of recordings gives every recording an id of its own", () => {
  expect(new Set(recordings.map(({ id }) => id)).size).toBe(recordings.length);
});

test("the list of recordings lies in October 2025, in Amsterdam's summer time", () => {
  for (const { date } of recordings) expect(date).toMatch(/^2025-10-\d{2}T\d{2}:\d{2}:00\+02:00$/);
});

test("the list of recordings runs from the newest to the oldest, none in the demo's future", () => {
  const dates = recordings.map(({ date }) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(dates[0]).toBeLessThan(Date.parse(demoNow));
});

test("the list of recordings holds as many conversations of the demo's week as the dashboard claims", () => {
  const thisWeek = recordings.filter(({ date }) => Date.parse(demoNow) - Date.parse(date) < 5 * DAY);
  expect(thisWeek).toHaveLength(dashboardStats.conversationsThisWeek);
});

test("the list of recordings shows both statuses and all three CRM systems", () => {
  expect(new Set(recordings.map(({ status }) => status))).toEqual(new Set(["processing", "synced"]));
  expect(new Set(recordings.map(({ crm }) => crm))).toEqual(new Set(["Salesforce", "HubSpot", "Pipedrive"]));
});

test("the list of recordings takes conversations of two to ten minutes, and shorter ones that can be heard", () => {
  for (const { duration } of recordings)
    if (typeof duration === "number") {
      expect(duration).toBeGreaterThanOrEqual(120);
      expect(duration).toBeLessThanOrEqual(600);
    }
});

test("the CRM has every client of a recording with the person spoken to, and two people called Petra", () => {
  for (const { client, contact } of recordings) {
    const people = accounts.find(({ name }) => name === client)?.contacts.map(({ name }) => name);
    expect(people, client).toContain(contact);
  }
  const all = accounts.flatMap(({ contacts }) => contacts.map(({ name }) => name));
  expect(all.filter((name) => name.startsWith("Petra "))).toHaveLength(2);
});
