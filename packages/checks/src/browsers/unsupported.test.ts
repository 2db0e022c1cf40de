import { expect, test } from "vitest";
import { unsupportedIn } from "./unsupported.ts";

const css =
  "@starting-style{a{opacity:0}}a{color:red;anchor-name:--a}a:has(b)::details-content{width:0}.\\:open{top:0}";

test("a browser lacks the properties, rules and selectors that came after it", () => {
  expect(unsupportedIn(css, ["chrome116"])).toEqual([
    "css.properties.anchor-name",
    "css.at-rules.starting-style",
    "css.selectors.details-content",
  ]);
});

test("a browser lacks nothing that it has had for some versions", () => {
  expect(unsupportedIn(css, ["chrome140", "safari27"])).toEqual([]);
});
