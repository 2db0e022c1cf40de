import { expect, test } from "vitest";
import { countryInSentence } from "./formats.ts";

test("a country has its article in an English sentence", () => {
  expect(countryInSentence("en", "NL")).toBe("the Netherlands");
  expect(countryInSentence("en", "DE")).toBe("Germany");
  expect(countryInSentence("nl", "NL")).toBe("Nederland");
});
