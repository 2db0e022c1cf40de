import { expect, test } from "vitest";
import { draftEmail, extract, summarize } from "./index.ts";

const context = { language: "en", today: "2026-03-02", accounts: [] } as const;

test("reads an amount, a count, a date and a step, each with the words it rests on", () => {
  const note =
    "Spoke to Dana Whitfield. 40 licenses, no sorry, 48 licenses at $28,800 a year. I'll send the quote on Friday.";
  const found = extract(note, context);
  expect(found.counts).toMatchObject([{ value: 48, text: "48 licenses" }]);
  expect(found.amounts).toMatchObject([{ value: 28800, currency: "USD", per: "year" }]);
  expect(found.nextSteps).toMatchObject([{ who: "me", due: "2026-03-06" }]);
  for (const { text, start, end } of [...found.counts, ...found.amounts, ...found.people])
    expect(note.slice(start, end)).toBe(text);
  expect(summarize(found, "en")).toContain("$28,800 per year");
  expect(draftEmail(found, { language: "en" })?.body).toContain("Hi Dana,");
});

test("finds nothing in silence, noise and filler text", () => {
  for (const text of ["", " \n", "…", "testing testing one two three", "Lorem ipsum dolor sit amet 2026"]) {
    expect(extract(text, context).unusable, text).not.toBeNull();
  }
});
