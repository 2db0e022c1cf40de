import { expect, test } from "vitest";
import { countryInSentence, formatDate, formatList, formatPhone } from "./formats.ts";

test("a country has its article in an English sentence", () => {
  expect(countryInSentence("en", "NL")).toBe("the Netherlands");
  expect(countryInSentence("en", "DE")).toBe("Germany");
  expect(countryInSentence("nl", "NL")).toBe("Nederland");
});

test("English dates are American, on a 24-hour clock, and lists have no comma before the last", () => {
  const moment = new Date("2026-01-31T14:05Z");
  expect(formatDate("en", moment, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })).toBe(
    "Jan 31, 2026, 14:05",
  );
  expect(formatList("en", ["Dutch", "English", "German"])).toBe("Dutch, English and German");
});

test.each([
  ["+31207654321", "020 765 43 21", "+31 20 765 43 21"],
  ["+31229123456", "0229 12 34 56", "+31 229 12 34 56"],
  ["+31612345678", "06 12 34 56 78", "+31 6 12 34 56 78"],
  ["+32470123456", "+32470123456", "+32470123456"],
])("the phone number %s is %s in Dutch and %s in English", (number, dutch, english) => {
  expect(["nl", "en"].map((language) => formatPhone(language, number))).toEqual([dutch, english]);
});
