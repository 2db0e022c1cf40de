import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { expect, test } from "vitest";
import { noWordFilters, selectWords, type WordQuery } from "./word-filters.tsx";

const matches = (part: Partial<WordQuery>) =>
  selectWords(dictionaryWords, { ...noWordFilters, ...part }).map(({ word }) => word);

test("the dictionary's filter shows all nine words in alphabetical order by default", () => {
  const words = matches({});
  expect(words).toHaveLength(9);
  expect(words.slice(0, 3)).toEqual(["buitendienst-app", "El Amrani", "es el ee"]);
});

test.each([
  ["KLAVER", ["Klaver Planning"]],
  [" hubspot ", ["hup spot"]],
  ["sl", ["es el ee"]],
  ["nowhere", []],
])("the dictionary's filter finds %j in the word or its correction, whatever the case", (search, words) => {
  expect(matches({ search })).toEqual(words);
});

test("the dictionary's filter shows the visitor's own words, or the team's", () => {
  expect(matches({ scope: "personal" })).toEqual(["El Amrani", "kappers", "op sell"]);
  expect(matches({ scope: "shared" })).toHaveLength(6);
  expect(matches({ scope: "shared", search: "amrani" })).toEqual([]);
});
