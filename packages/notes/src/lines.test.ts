import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

const textsOf = (text: string, ...found: string[]) =>
  linesOf(
    text,
    found.map((each) => ({ start: text.indexOf(each), end: text.indexOf(each) + each.length })),
  ).map(({ start, end }) => text.slice(start, end).trim());

test("a note's lines are its sentences", () => {
  expect(textsOf("Henk tekent. Budget 3.000 euro!\nTot vrijdag", "Henk tekent.")).toEqual([
    "Henk tekent.",
    "Budget 3.000 euro!",
    "Tot vrijdag",
  ]);
  expect(textsOf("Dana loves it but Dr. Osei signs. Mevr. Bos (o.a. inkoop) niet.")).toEqual([
    "Dana loves it but Dr. Osei signs.",
    "Mevr. Bos (o.a. inkoop) niet.",
  ]);
});

test("a dictation's lines are the clauses that something was found in, joined where they overlap", () => {
  expect(
    textsOf("ja hoi Henk tekent en ik bel vrijdag", "Henk tekent", "tekent en", "ik bel vrijdag"),
  ).toEqual(["ja hoi", "Henk tekent en", "ik bel vrijdag"]);
});

test("a note's lines leave out what has no words", () => {
  expect(textsOf("  ...  \n\n")).toEqual([]);
});
