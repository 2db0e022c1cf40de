import { expect, test } from "vitest";
import { matchesParts } from "./matches-parts.ts";

test("The query 199 matches only the options with these digits among 2,000", () => {
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

test("An entry isn't matched by scattered letters", () => {
  expect(matchesParts(["Café Zuid"], "cfz")).toBe(false);
});
