import { describe, expect, test } from "vitest";
import { checkField, formFields } from "./fields.ts";

const [firstName, , email, , phone] = formFields.signups;

describe("a required field", () => {
  test.each(["", "   ", "\t\n"])("is missing when it holds %j", (value) => {
    expect(checkField(firstName, value, 100)).toBe("required");
  });

  test("takes emoji, right-to-left text and script tags as text", () => {
    for (const value of ["👩‍💻", "שלום", "<script>alert(1)</script>"])
      expect(checkField(firstName, value, 100)).toBeUndefined();
  });

  test("may be exactly as long as allowed, counted in characters", () => {
    expect(checkField(firstName, "😀".repeat(100), 100)).toBeUndefined();
    expect(checkField(firstName, "😀".repeat(101), 100)).toBe("tooLong");
  });
});

describe("an e-mail address", () => {
  test.each(["jan", "jan@", "@bedrijf.nl", "jan de@bedrijf.nl"])("%s does not look like one", (value) => {
    expect(checkField(email, value, 254)).toBe("email");
  });

  test("without a top-level domain is left to the server to judge", () => {
    expect(checkField(email, "jan@localhost", 254)).toBeUndefined();
  });
});

describe("a phone number", () => {
  test("may be left out", () => {
    expect(checkField(phone, "", 50)).toBeUndefined();
  });

  test("takes the usual separators and no letters", () => {
    expect(checkField(phone, "+31 (0)6-12.34/56", 50)).toBeUndefined();
    expect(checkField(phone, "bel me", 50)).toBe("phone");
  });
});
