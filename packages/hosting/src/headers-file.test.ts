import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";

test("a _headers file has the common headers and caches assets forever and icons for a day", () => {
  const headers = { "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer" };
  expect(headersFile(headers, ["/assets"], ["/favicon.svg"])).toBe(
    `/*
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/favicon.svg
  Cache-Control: public, max-age=86400
`,
  );
});

test("a _headers file with a line that a host would truncate is rejected", () => {
  const value = (length: number) => "a".repeat(length - "  Name: ".length);
  expect(() => headersFile({ Name: value(2000) }, [])).not.toThrow();
  expect(() => headersFile({ Name: value(2001) }, [])).toThrow("has 2001 characters, and hosts take 2000");
});

test("a _headers file with more rules than hosts read is rejected", () => {
  const folders = (count: number) => Array.from({ length: count }, (_, i) => `/assets-${i}`);
  expect(() => headersFile({}, folders(99))).not.toThrow();
  expect(() => headersFile({}, folders(100))).toThrow("has 101 rules, and hosts take 100");
});
