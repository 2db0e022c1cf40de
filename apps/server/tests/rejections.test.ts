import { describe, expect, test } from "vitest";
import { isRejection } from "../pocketbase/hooks/is-rejection.ts";

test.each([
  ["by the rate limit", 429, null],
  ["for a path that there is not", 404, "sql: no rows in result set"],
  ["for a field that is wrong", 400, { email: "must be a valid email address" }],
  ["for a body that isn't JSON", 400, "jsontext: invalid character 'x' at start of value"],
  [
    "with its batch",
    400,
    { requests: { 0: { response: { status: 400, message: "Failed to create record." } } } },
  ],
])("a request is rejected %s", (_, status, details) => {
  expect(isRejection(status, details)).toBe(true);
});

describe("a request has failed", () => {
  const generic = "Something went wrong while processing your request.";
  test.each([
    ["by an answer from 500 on", 503, null],
    ["by what a hook threw on its way", 0, null],
    [
      "by what a hook threw while it was stored",
      400,
      "TypeError: Cannot read property 'x' of undefined at /srv/pb_hooks/voxlog.cjs:12:5(3)",
    ],
    ["by the database", 400, "SQL logic error: no such table: signups (1)"],
    [
      "by what a hook threw in a batch",
      400,
      { requests: { 0: { response: { status: 400, message: generic } } } },
    ],
    ["by the database in a batch", 400, { requests: { 0: { response: { status: 503 } } } }],
  ])("a request has failed %s", (_, status, details) => {
    expect(isRejection(status, details)).toBe(false);
  });

  test("a request has failed not, where the server logs something of its own", () => {
    expect(isRejection(undefined, undefined)).toBe(false);
  });
});
