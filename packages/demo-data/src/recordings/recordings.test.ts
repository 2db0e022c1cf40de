import { expect, test } from "vitest";
import { dashboardStats, demoNow } from "../dashboard.ts";
import { accounts } from "./accounts.ts";
import { recordings } from "./recordings.ts";

const DAY = 24 * 60 * 60 * 1000;

test("recordings have unique IDs", () => {
  expect(new Set(recordings.map(({ id }) => id)).size).toBe(recordings.length);
});

test("recordings are from October 2025, in Amsterdam's daylight saving time", () => {
  for (const { date } of recordings) expect(date).toMatch(/^2025-10-\d{2}T\d{2}:\d{2}:00\+02:00$/);
});

test("recordings are sorted newest first, without future dates", () => {
  const dates = recordings.map(({ date }) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(dates[0]).toBeLessThan(Date.parse(demoNow));
});

test("the number of recordings in the demo's week matches the dashboard", () => {
  const thisWeek = recordings.filter(({ date }) => Date.parse(demoNow) - Date.parse(date) < 5 * DAY);
  expect(thisWeek).toHaveLength(dashboardStats.conversationsThisWeek);
});

test("recordings have both statuses and all three CRM systems", () => {
  expect(new Set(recordings.map(({ status }) => status))).toEqual(new Set(["processing", "synced"]));
  expect(new Set(recordings.map(({ crm }) => crm))).toEqual(new Set(["Salesforce", "HubSpot", "Pipedrive"]));
});

test("recordings without sound last two to ten minutes", () => {
  for (const { duration } of recordings)
    if (typeof duration === "number") {
      expect(duration).toBeGreaterThanOrEqual(120);
      expect(duration).toBeLessThanOrEqual(600);
    }
});

test("the CRM has the client and contact of every recording, and two people called Petra", () => {
  for (const { client, contact } of recordings) {
    const people = accounts.find(({ name }) => name === client)?.contacts.map(({ name }) => name);
    expect(people, client).toContain(contact);
  }
  const all = accounts.flatMap(({ contacts }) => contacts.map(({ name }) => name));
  expect(all.filter((name) => name.startsWith("Petra "))).toHaveLength(2);
});
