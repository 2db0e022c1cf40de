import { expect, test } from "vitest";
import { phoneNumber } from "./phone-number.ts";

test.each([
  ["+31207654321", "+31 20 765 4321"],
  ["+31229123456", "+31 229 12 3456"],
  ["+31612345678", "+31 6 1234 5678"],
  ["+32470123456", "+32470123456"],
])("a phone number %s is written %s", (number, written) => {
  expect(phoneNumber(number)).toBe(written);
});
