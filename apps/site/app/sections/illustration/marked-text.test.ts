import { expect, test } from "vitest";
import { splitMarked } from "./marked-text.tsx";

test("what was picked out is marked wherever it stands, and the words around it are not", () => {
  expect(splitMarked("For 48 users, live in January.", ["January", "48 users"])).toEqual([
    { text: "For ", marked: false },
    { text: "48 users", marked: true },
    { text: ", live in ", marked: false },
    { text: "January", marked: true },
    { text: ".", marked: false },
  ]);
});

test("a text that begins with a mark has nothing before it", () => {
  expect(splitMarked("48 users", ["48 users", "Henk Bos"])).toEqual([{ text: "48 users", marked: true }]);
});
