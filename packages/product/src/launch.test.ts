import { expect, test } from "vitest";
import { isLaunch, isShown, omittedParts } from "./index.ts";

test.each([
  [{}, false],
  [{ VOXLOG_DOMAIN: "voxlog.nl" }, true],
  [{ VOXLOG_LAUNCH: "1" }, true],
  [{ VOXLOG_DOMAIN: "voxlog.nl", VOXLOG_LAUNCH: "0" }, false],
])("a build with %j is for the public: %j", (env, expected) => {
  expect(isLaunch(env)).toBe(expected);
});

test("a build rejects another value, which could publish samples", () => {
  expect(() => isLaunch({ VOXLOG_LAUNCH: "true" })).toThrow("Set it to 1 or 0");
});

test("a public build omits and lists the parts that the owner hasn't confirmed", () => {
  expect(isShown("partners", false)).toBe(true);
  expect(isShown("partners", true)).toBe(false);
  expect(omittedParts(true)).toMatch(/the partners\n.*where conversations are kept/s);
  expect(omittedParts(false)).toBe("");
});
