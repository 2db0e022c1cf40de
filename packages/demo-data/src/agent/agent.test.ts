import { describe, expect, test } from "vitest";
import { dashboardStats, demoNow } from "../dashboard.ts";
import { recordings } from "../recordings/recordings.ts";
import { currentUser } from "../team.ts";
import { dictionaryWords } from "./dictionary.ts";
import { decisiveScope, instructionsOrder } from "./instructions.ts";
import { ownStatistics, statistics } from "./statistics.ts";

test("the sample dictionary has nine different words", () => {
  expect(dictionaryWords).toHaveLength(9);
  expect(new Set(dictionaryWords.map(({ word }) => word.toLowerCase())).size).toBe(9);
});

test("each word of the sample dictionary is either personal or shared", () => {
  for (const { isPersonal, isShared } of dictionaryWords) expect(isPersonal).toBe(!isShared);
});

test("the sample dictionary has personal and shared words, with and without a correction", () => {
  expect(dictionaryWords.some(({ isPersonal }) => isPersonal)).toBe(true);
  expect(dictionaryWords.some(({ isShared }) => isShared)).toBe(true);
  expect(dictionaryWords.some(({ correction }) => correction !== undefined)).toBe(true);
});

test("the sample dictionary corrects words to another spelling", () => {
  for (const { word, correction } of dictionaryWords) expect(correction).not.toBe(word);
});

test("the sample statistics have the specified figures", () => {
  expect(statistics).toMatchObject({
    conversationsProcessed: 247,
    averageAccuracy: 0.97,
    jargonTermsRecognized: 1234,
  });
});

test("the last week of the sample statistics matches the dashboard", () => {
  expect(statistics.weeks.at(-1)?.conversations).toBe(dashboardStats.conversationsThisWeek);
  const own = recordings.filter(({ owner }) => owner === currentUser.id);
  expect(ownStatistics.weeks.at(-1)?.conversations).toBe(own.length);
});

test("the current user's statistics are a part of the team's", () => {
  for (const [index, week] of ownStatistics.weeks.entries()) {
    expect(week.start).toBe(statistics.weeks[index]?.start);
    expect(week.conversations).toBeLessThan(statistics.weeks[index]?.conversations ?? 0);
  }
  for (const [index, kind] of ownStatistics.jargonKinds.entries()) {
    expect(kind.name).toBe(statistics.jargonKinds[index]?.name);
    expect(kind.termsRecognized).toBeLessThan(statistics.jargonKinds[index]?.termsRecognized ?? 0);
  }
});

describe.each([
  { whose: "the team's", statistics },
  { whose: "a member's", statistics: ownStatistics },
])("$whose statistics", ({ statistics }) => {
  test("sample statistics list recent activity, newest first and without future dates", () => {
    const dates = statistics.recentActivity.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0] && dates[0] <= demoNow.slice(0, 10)).toBe(true);
  });

  test("sample statistics add up their weeks", () => {
    const { weeks, conversationsProcessed, averageAccuracy } = statistics;
    const total = weeks.reduce((sum, { conversations }) => sum + conversations, 0);
    const right = weeks.reduce((sum, { conversations, accuracy }) => sum + conversations * accuracy, 0);
    expect(total).toBe(conversationsProcessed);
    expect(right / total).toBeCloseTo(averageAccuracy, 2);
  });

  test("sample statistics have a week for every Monday until the demo's current week", () => {
    const week = 7 * 24 * 3600 * 1000;
    const starts = statistics.weeks.map(({ start }) => Date.parse(start));
    for (const [index, start] of starts.entries()) {
      expect(new Date(start).getUTCDay()).toBe(1);
      if (index > 0) expect(start - (starts[index - 1] ?? 0)).toBe(week);
    }
    expect(Date.parse(demoNow) - (starts.at(-1) ?? 0)).toBeLessThan(week);
  });

  test("sample statistics count each jargon term under one kind, the most frequent kind first", () => {
    const counts = statistics.jargonKinds.map(({ termsRecognized }) => termsRecognized);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(statistics.jargonTermsRecognized);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});

test("the team's sample instructions apply first and win conflicts", () => {
  expect(instructionsOrder).toEqual(["team", "personal"]);
  expect(decisiveScope).toBe("team");
});
