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

test("prices are written the way each language does", () => {
  expect(plain(formatPrice("nl", 1250, "EUR"))).toBe("€ 1.250");
  expect(plain(formatPrice("en", 1250, "EUR"))).toBe("€1,250");
});

test("a price has its cents, if it has any", () => {
  expect(plain(formatPrice("de", 12.5, "EUR"))).toBe("12,50 €");
  expect(plain(formatPrice("it", 12, "EUR"))).toBe("12 €");
});

test("a language is written as in the region that a product gives it", () => {
  const joined = createFormats({ en: "en-IE" }).formatList("en", ["a", "b", "c"]);

  expect([joined, formatList("en-US", ["a", "b", "c"])]).toEqual(["a, b and c", "a, b, and c"]);
});

test("numbers are written the way each language does", () => {
  expect(formatNumber("nl", 3.6)).toBe("3,6");
  expect(formatNumber("en", 3.6)).toBe("3.6");
});

test("a country is called what each language calls it", () => {
  expect(formatCountryName("nl", "NL")).toBe("Nederland");
  expect(formatCountryName("en", "NL")).toBe("Netherlands");
});

test("names are joined into a sentence", () => {
  const names = (language: string) =>
    formatList(
      language,
      ["nl", "en", "de"].map((code) => formatLanguageName(language, code)),
    );
  expect(names("nl")).toBe("Nederlands, Engels en Duits");
  expect(names("en-GB")).toBe("Dutch, English and German");
});
