import { expect, test } from "vitest";
import { readable } from "./readable.ts";

test.each([
  ["/caf%C3%A9/%F0%9F%98%80", "/café/😀"],
  ["/a%2Fb%3Fc", "/a%2Fb%3Fc"],
  ["/%E2%80%AEgnp.exe", "/gnp.exe"],
  ["/100%", "/100%"],
])("the path %s is shown as %s", (path, shown) => {
  expect(readable(path)).toBe(shown);
});
