import { expect, test } from "vitest";
import {
  createFormats,
  formatCountryName,
  formatLanguageName,
  formatList,
  formatNumber,
  formatPrice,
} from "./format.ts";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

test("prices are formatted per language", () => {
  expect(plain(formatPrice("nl", 1250, "EUR"))).toBe("€ 1.250");
  expect(plain(formatPrice("en", 1250, "EUR"))).toBe("€1,250");
});

test("a price shows cents only if it has any", () => {
  expect(plain(formatPrice("de", 12.5, "EUR"))).toBe("12,50 €");
  expect(plain(formatPrice("it", 12, "EUR"))).toBe("12 €");
});

test("formats use the region that a product sets for a language", () => {
  const joined = createFormats({ en: "en-IE" }).formatList("en", ["a", "b", "c"]);

  expect([joined, formatList("en-US", ["a", "b", "c"])]).toEqual(["a, b and c", "a, b, and c"]);
});

test("numbers are formatted per language", () => {
  expect(formatNumber("nl", 3.6)).toBe("3,6");
  expect(formatNumber("en", 3.6)).toBe("3.6");
});

test("country names are in the given language", () => {
  expect(formatCountryName("nl", "NL")).toBe("Nederland");
  expect(formatCountryName("en", "NL")).toBe("Netherlands");
});

test("lists are joined with commas and a conjunction", () => {
  const names = (language: string) =>
    formatList(
      language,
      ["nl", "en", "de"].map((code) => formatLanguageName(language, code)),
    );
  expect(names("nl")).toBe("Nederlands, Engels en Duits");
  expect(names("en-GB")).toBe("Dutch, English and German");
});
