import { expect, test } from "vitest";
import { checkField } from "./check-field.ts";
import { type LeadField, leadFields } from "./leads.ts";

const field = (name: string) => leadFields.signups.find((each) => each.name === name) as LeadField;
const firstName = field("firstName");
const email = field("email");
const phone = field("phone");

test.each(["", "   ", "\t\n"])("a required field with %j counts as missing", (value) => {
  expect(checkField(firstName, value)).toBe("required");
});

test("a required field accepts emoji, right-to-left text and script tags", () => {
  for (const value of ["👩‍💻", "שלום", "<script>alert(1)</script>"])
    expect(checkField(firstName, value)).toBeUndefined();
});

test("a required field may have exactly the maximum length in characters", () => {
  expect(checkField(firstName, "😀".repeat(firstName.max))).toBeUndefined();
  expect(checkField(firstName, "😀".repeat(firstName.max + 1))).toBe("tooLong");
});

test.each(["jan", "jan@", "@bedrijf.nl", "jan de@bedrijf.nl", "a@b"])(
  "%s is not a valid e-mail address",
  (value) => {
    expect(checkField(email, value)).toBe("email");
  },
);

test("an e-mail address may have letters of any script", () => {
  expect(checkField(email, "jörg.o'neill+crm@müller.例え")).toBeUndefined();
});

test("a phone number may be left out", () => {
  expect(checkField(phone, "")).toBeUndefined();
});

test("a phone number accepts the usual separators but no letters", () => {
  expect(checkField(phone, "+31 (0)6-12.34/56")).toBeUndefined();
  expect(checkField(phone, "bel me")).toBe("phone");
});
