import { describe, expect, test } from "vitest";
import { demoNow } from "../dashboard/dashboard.ts";
import { dictionaryWords } from "./dictionary.ts";
import { statistics } from "./statistics.ts";

describe("the sample dictionary", () => {
  test("has nine words, none of them twice", () => {
    expect(dictionaryWords).toHaveLength(9);
    expect(new Set(dictionaryWords.map(({ word }) => word.toLowerCase())).size).toBe(9);
  });

  test("has each word either for one person or for the team", () => {
    for (const { isPersonal, isShared } of dictionaryWords) expect(isPersonal).toBe(!isShared);
  });

  test("has personal and shared words, with and without a correction", () => {
    expect(dictionaryWords.some(({ isPersonal }) => isPersonal)).toBe(true);
    expect(dictionaryWords.some(({ isShared }) => isShared)).toBe(true);
    expect(dictionaryWords.some(({ correction }) => correction !== undefined)).toBe(true);
  });

  test("corrects a word into another spelling", () => {
    for (const { word, correction } of dictionaryWords) expect(correction).not.toBe(word);
  });
});

describe("the sample statistics", () => {
  test("are the figures that the demo promises", () => {
    expect(statistics).toMatchObject({
      conversationsProcessed: 247,
      averageAccuracy: 0.97,
      jargonTermsRecognised: 1234,
    });
  });

  test("list recent activity, newest first and not in the demo's future", () => {
    const dates = statistics.recentActivity.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0] && dates[0] <= demoNow.slice(0, 10)).toBe(true);
  });
});
