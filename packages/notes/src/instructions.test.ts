import { sampleInstructions } from "@voxlog/demo-data/instructions";
import { textIn } from "@voxlog/demo-data/text";
import { expect, test } from "vitest";
import { readInstructions, withVat } from "./instructions.ts";

const wishesOf = (...lines: string[]) => readInstructions([["team", lines.join("\n")]]).effects;

test.each(["nl", "en"] as const)("the sample instructions can all be followed (%s)", (language) => {
  const { effects, instructions } = readInstructions([
    ["team", textIn(sampleInstructions.team, language)],
    ["personal", textIn(sampleInstructions.personal, language)],
  ]);
  expect(instructions.filter(({ isFollowed }) => !isFollowed)).toEqual([]);
  expect(instructions).toHaveLength(11);
  expect(effects).toEqual({
    sentences: 5,
    vat: "excluded",
    dueInDays: 7,
    discreet: true,
    objectionsFirst: true,
    mornings: true,
    parkedDays: 30,
  });
});

test("an instruction about VAT is read in both languages", () => {
  for (const line of [
    "Bedragen exclusief btw",
    "amounts excluding VAT",
    "Noteer alles ex btw",
    "prices excl. VAT",
  ])
    expect(wishesOf(line), line).toEqual({ vat: "excluded" });
  for (const line of ["Bedragen inclusief btw", "amounts including VAT", "met btw", "incl. VAT please"])
    expect(wishesOf(line), line).toEqual({ vat: "included" });
});

test("the first of two conflicting instructions applies", () => {
  expect(wishesOf("At most 3 sentences", "Hooguit twee zinnen")).toEqual({ sentences: 3 });
});

test("an instruction that can't be followed is marked as such", () => {
  const { instructions } = readInstructions([["personal", "Write in capitals.\n\nMax. 2 zinnen"]]);
  expect(instructions.map(({ isFollowed }) => isFollowed)).toEqual([false, true]);
});

test("an instruction about VAT changes only amounts that the note states the other way", () => {
  const valueIn = (text: string, effect: "included" | "excluded" | undefined, currency?: string) =>
    withVat({ value: 1210, end: "1210 euro".length, ...(currency && { currency }) }, text, effect).value;
  expect(valueIn("1210 euro inclusief btw per jaar", "excluded")).toBe(1000);
  expect(valueIn("1210 euro including VAT", "included")).toBe(1210);
  expect(valueIn("1210 euro plus btw", "excluded")).toBe(1210);
  expect(valueIn("1210 euro", "included")).toBe(1464.1);
  expect(valueIn("1210 pond", "included", "GBP")).toBe(1452);
  expect(valueIn("1210 dollar", "included", "USD")).toBe(1210);
  expect(valueIn("1210 euro incl. btw", undefined)).toBe(1210);
});
