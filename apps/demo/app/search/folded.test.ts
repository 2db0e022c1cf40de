import { expect, test } from "vitest";
import { folded } from "./folded.ts";

test("A folded text has no capitals and no accents, and keeps letters of their own, such as ł", () => {
  expect(folded("José Ångström, COÖRDINATIE, Łódź, Straße")).toBe("jose angstrom, coordinatie, łodz, straße");
});

test("A folded text is as long as it was, whatever is in it", () => {
  const everything = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

  expect(everything.filter((unit) => folded(unit).length !== 1)).toEqual([]);
});
