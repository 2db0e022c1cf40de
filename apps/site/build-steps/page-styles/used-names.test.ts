import { describe, expect, test } from "vitest";
import { renameClasses, usedNames } from "./used-names.ts";

const html = `<ul class="mt-2 [&amp;_p]:p-1"><linearGradient/><li class="mt-2"></li></ul><script>a<b;' class="no"'</script>`;

describe("the names that a page uses", () => {
  test("are its element types in lower case, and its classes as style sheets know them", () => {
    const { types, classes } = usedNames([{ html }]);
    expect([...types]).toEqual(["ul", "lineargradient", "li", "script"]);
    expect([...classes]).toEqual(["mt-2", "[&_p]:p-1"]);
  });
});

describe("a page whose classes are given other names", () => {
  test("has them wherever an element has the class, and not in its scripts", () => {
    const renamed = renameClasses(html, new Map([["mt-2", "a"]]));
    expect(renamed).toBe(html.replaceAll("mt-2", "a"));
  });

  test("escapes as before what keeps its name", () => {
    expect(renameClasses(html, new Map())).toBe(html);
  });
});
