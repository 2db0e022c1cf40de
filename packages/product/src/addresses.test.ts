import { expect, test } from "vitest";
import { readAddresses } from "./addresses.ts";

test("addresses default to the page's own origin", () => {
  expect(readAddresses({})).toEqual({ api: "", site: "", demo: "", tracking: "" });
});

test("an origin loses its trailing slash", () => {
  expect(readAddresses({ VITE_API_URL: "https://api.example.com/" }).api).toBe("https://api.example.com");
});

test.each([
  "api.example.com",
  "ftp://example.com",
  "https://example.com/path",
  "https://a@example.com",
  "https://example.com/?a=1",
])("an address that is not an origin %s is rejected by name", (value) => {
  expect(() => readAddresses({ VITE_DEMO_URL: value })).toThrow(`VITE_DEMO_URL is "${value}"`);
});
