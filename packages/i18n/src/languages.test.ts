import { expect, test } from "vitest";
import { defineLanguages } from "./languages.ts";

const languages = defineLanguages(["de", "it", "pt-BR"]);

test("the language comes from the address", () => {
  expect(languages.choose({ requested: "it", remembered: "de", preferred: ["de"] })).toBe("it");
});

test("the language is the remembered one if the address has none of the product's", () => {
  expect(languages.choose({ requested: "nl", remembered: "it", preferred: ["de"] })).toBe("it");
});

test("the language is the browser's if none was chosen", () => {
  expect(languages.choose({ requested: null, remembered: "rubbish", preferred: ["fr-BE", "it-CH"] })).toBe(
    "it",
  );
});

test("the language is the source if nothing else is known", () => {
  expect(languages.choose({ requested: null, remembered: null, preferred: ["fr"] })).toBe("de");
});

test.each([
  ["a regional variant counts as its language, in the visitor's order", ["fr-FR", "IT-ch", "de"], "it"],
  ["a language of one region is matched with it", ["pt-br", "de"], "pt-BR"],
])("%s", (_, tags, language) => {
  expect(languages.preferred(tags)).toBe(language);
});
