import { expect, test } from "vitest";
import { splitMarked } from "./marked-text.tsx";

test("splitMarked marks every occurrence and leaves the words around it", () => {
  expect(splitMarked("For 48 users, live in January.", ["January", "48 users"])).toEqual([
    { text: "For ", marked: false },
    { text: "48 users", marked: true },
    { text: ", live in ", marked: false },
    { text: "January", marked: true },
    { text: ".", marked: false },
  ]);
});

test("splitMarked starts with a mark if the text does", () => {
  expect(splitMarked("48 users", ["48 users", "Henk Bos"])).toEqual([{ text: "48 users", marked: true }]);
});
