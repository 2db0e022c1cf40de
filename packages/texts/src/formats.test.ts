import { expect, test } from "vitest";
import { countryInSentence, formatDate, formatList } from "./formats.ts";

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
