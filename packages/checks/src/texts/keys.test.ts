import { expect, test } from "vitest";
import { selectedKeys, textKeys, unusedKeys } from "./keys.ts";

const keys = textKeys({
  nav: { home: "Home" },
  plans: { teams: { text: "…" } },
  found_one: "1",
  found_other: "2",
});

test("a selector over several lines with a dynamic part selects its texts", () => {
  const source =
    "t(($) => $.plans[plans[0].id]\n  .text, { a: b.c }); t(($) => $.nav.home); t(($) => $.found)";
  expect(selectedKeys(source)).toEqual([["plans", "*", "text"], ["nav", "home"], ["found"]]);
  expect(unusedKeys(keys, selectedKeys(source))).toEqual([]);
});

test("a text that nothing selects is unused", () => {
  expect(unusedKeys(keys, [["nav", "home"]])).toEqual(["plans.teams.text", "found_one", "found_other"]);
});

test("a selector that ends above or below a text doesn't select it", () => {
  expect(unusedKeys(["nav.home"], [["nav"], ["nav", "home", "title"]])).toEqual(["nav.home"]);
});
