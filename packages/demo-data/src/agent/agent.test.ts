import { expect, test } from "vitest";
import { demoNow } from "../dashboard.ts";
import { dictionaryWords } from "./dictionary.ts";
import { decisiveScope, instructionsOrder } from "./instructions.ts";
import { statistics } from "./statistics.ts";

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

test("the sample statistics list recent activity, newest first and not in the demo's future", () => {
  const dates = statistics.recentActivity.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates[0] && dates[0] <= demoNow.slice(0, 10)).toBe(true);
});

test("the team's sample instructions apply first and win conflicts", () => {
  expect(instructionsOrder).toEqual(["team", "personal"]);
  expect(decisiveScope).toBe("team");
});
