import { expect, test } from "vitest";
import { isRejection } from "../pocketbase/hooks/is-rejection.ts";

const inBatch = (response: object) => ({ requests: { 0: { response } } });
const generic = "Something went wrong while processing your request.";
const thrown = "TypeError: Cannot read property 'x' of undefined at /srv/pb_hooks/voxlog.cjs:12:5(3)";

test.each([
  ["the rate limit", true, 429, null],
  ["an unknown path", true, 404, "sql: no rows in result set"],
  ["a field that is wrong", true, 400, { email: "must be a valid email address" }],
  ["a body that isn't JSON", true, 400, "jsontext: invalid character 'x' at start of value"],
  ["a rejection in its batch", true, 400, inBatch({ status: 400, message: "Failed to create record." })],
  ["a status from 500", false, 503, null],
  ["an error of a hook before a response", false, 0, null],
  ["an error of a hook that stores it", false, 400, thrown],
  ["the database", false, 400, "SQL logic error: no such table: signups (1)"],
  ["an error of a hook in its batch", false, 400, inBatch({ status: 400, message: generic })],
  ["the database in its batch", false, 400, inBatch({ status: 503 })],
  ["something that the server logs itself", false, undefined, undefined],
])("a request stopped by %s is a rejection: %s", (_, expected, status, details) => {
  expect(isRejection(status, details)).toBe(expected);
});
