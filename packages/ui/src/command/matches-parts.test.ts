import { expect, test } from "vitest";
import { matchesParts } from "./matches-parts.ts";

test("Among 2,000 numbered options, those with the digits 199 are found and no others", () => {
  const options = Array.from({ length: 2000 }, (_, index) => `Option ${index + 1}`);

  const found = options.filter((option) => matchesParts([option], "199"));
  expect(found).toHaveLength(12); // 199, 1199, and 1990 to 1999.
});

test.each([
  ["the words are in another order", "zuid cafe"],
  ["it is in capitals, without accents", "CAFE"],
  ["a keyword has it", "koff"],
  ["nothing is typed but a space", " "],
])("An entry is found when %s", (_, query) => {
  expect(matchesParts(["Café Zuid", "koffie"], query)).toBe(true);
});

test("An entry isn't found by letters that only follow each other somewhere", () => {
  expect(matchesParts(["Café Zuid"], "cfz")).toBe(false);
});
