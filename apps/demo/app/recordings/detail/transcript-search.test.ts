import { expect, test } from "vitest";
import { countMatches, splitAtMatches } from "./transcript-search.ts";

test("a search in a transcript finds every place, whatever the case and the spaces around what is typed", () => {
  expect(splitAtMatches("Bel Bas over de Bastion-deal", " bas ")).toEqual([
    "Bel ",
    "Bas",
    " over de ",
    "Bas",
    "tion-deal",
  ]);
});

test("a search in a transcript takes signs for what they are", () => {
  expect(splitAtMatches("Dat is € 4.000 (ex. btw)?", "(ex.")).toEqual(["Dat is € 4.000 ", "(ex.", " btw)?"]);
  expect(splitAtMatches("4a000", "4.000")).toEqual(["4a000"]);
});

test("a search in a transcript finds a word without the accents it is written with, and with those it is not", () => {
  expect(splitAtMatches("Één coördinator", "coordinator")).toEqual(["Één ", "coördinator", ""]);
  expect(splitAtMatches("Een plan", "één")).toEqual(["", "Een", " plan"]);
});

test("a search in a transcript leaves the text whole when nothing is looked for", () => {
  expect(splitAtMatches("Bel Bas", "  ")).toEqual(["Bel Bas"]);
});

test("a search in a transcript counts what it finds in all turns together", () => {
  expect(countMatches(["drie en drie", "vier", "Drie"], "drie")).toBe(3);
  expect(countMatches(["drie"], "")).toBe(0);
});
