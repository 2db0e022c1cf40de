import { expect, test } from "vitest";
import { chooseLanguage, preferredLanguage } from "./choose-language.ts";

test("the language shown is the one that the address asks for", () => {
  expect(chooseLanguage({ asked: "en", remembered: "nl", preferred: ["nl"] })).toBe("en");
});

test("the language shown is the remembered one when the address asks for none we have", () => {
  expect(chooseLanguage({ asked: "de", remembered: "en", preferred: ["nl"] })).toBe("en");
});

test("the language shown is the browser's when nothing was chosen", () => {
  expect(chooseLanguage({ asked: null, remembered: "rubbish", preferred: ["fr-BE", "en-GB"] })).toBe("en");
});

test("the language shown is Dutch when nothing is known", () => {
  expect(chooseLanguage({ asked: null, remembered: null, preferred: ["de"] })).toBe("nl");
});

test("a regional variant counts as its language, in the visitor's order", () => {
  expect(preferredLanguage(["de-DE", "EN-us", "nl"])).toBe("en");
});
