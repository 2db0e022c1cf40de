import { describe, expect, test } from "vitest";
import { splitStyles } from "./split-styles.ts";

const BUILT = `
@layer properties { @supports (-moz-orient: inline) { * { --tw-space: 0 } } }
@layer theme { :root { --color-accent: red; --color-danger: maroon; --color-unread: blue; --color-spoken: green } }
@layer base {
  * { margin: 0 }
  [hidden] { display: none }
  h1, h2, table { font-size: inherit }
}
@layer components {
  .strip:has(.pause) .row { animation: turn 1s }
}
@layer utilities {
  .mt-1\\.5 { margin-top: 6px }
  .text-accent { color: var(--color-accent) }
  .text-danger { color: var(--color-danger) }
  @media (width >= 48rem) { .md\\:flex { display: flex } }
  .open\\:p-1:is([open]) { padding: 4px }
}
@property --tw-space { syntax: "*"; inherits: false }
.legal::after { content: var(--tw-space) }
@keyframes turn { to { rotate: 1turn } }`;

const page = (sheet: string, body: string) => ({ sheet, html: `<html><body>${body}</body></html>` });
const home = page("home", '<h1 class="text-accent mt-1.5 open:p-1">A</h1>');
const terms = page(
  "others",
  '<h2 class="mt-1.5 legal">B</h2><i class="strip"><b class="row"><q class="pause">',
);

const { pages, application } = splitStyles(BUILT, [home, terms], ['x("--color-spoken")']);
const stylesOf = (sheet: string) => pages.find((each) => each.sheet === sheet)?.styles ?? "";
const htmlOf = (sheet: string) => pages.find((each) => each.sheet === sheet)?.html ?? "";

describe("the styles of a page", () => {
  test("have the rules for its classes, and none for those of other pages", () => {
    expect(stylesOf("home")).toContain("margin-top:6px");
    expect(stylesOf("home")).toContain("[open]{padding:4px}");
    expect(stylesOf("home")).not.toContain("content:");
    expect(stylesOf("home")).not.toContain("display:flex");
    expect(stylesOf("others")).toContain("content:");
  });

  test("know its classes by the names that its elements have", () => {
    const [, ...names] = /class="(\w+) (\w+) (\w+)"/.exec(htmlOf("home")) ?? [];
    expect(names).toHaveLength(3);
    expect(stylesOf("home")).toContain(`.${names[1]}{margin-top:6px}`);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(2);
  });

  test("keep the names of classes that stand together in a selector", () => {
    expect(htmlOf("others")).toContain('<i class="strip"><b class="row"><q class="pause">');
    expect(stylesOf("others")).toContain(".strip:has(.pause) .row{");
  });

  test("have the base rules for the element types of all pages, and for what has no type", () => {
    expect(stylesOf("home")).toContain("h1,h2{font-size:inherit}");
    expect(stylesOf("home")).toContain("*{margin:0}");
    expect(stylesOf("home")).toContain("[hidden]{display:none}");
  });

  test("have every token that some style or script reads, and no other", () => {
    for (const value of ["red", "maroon", "green"]) expect(stylesOf("home")).toContain(`:${value}`);
    expect(stylesOf("home")).not.toContain("#00f");
  });

  test("keep the name of a token that a script speaks of", () => {
    expect(stylesOf("home")).toContain("--color-spoken:green");
    expect(stylesOf("home")).not.toContain("--color-accent");
  });

  test("name a layer in its place of which they have no rule, so that later styles do not settle its strength", () => {
    const layers = [...stylesOf("home").matchAll(/@layer (\w+)/g)].map(([, name]) => name);
    expect(layers).toEqual(["theme", "base", "components", "utilities"]);
  });

  test("have no fallbacks for browsers without registered properties", () => {
    expect(stylesOf("home")).not.toContain("@supports");
    expect(stylesOf("home")).toContain("@property");
  });
});

describe("the application's styles", () => {
  test("have every rule for a class, under the name that the application gives it", () => {
    for (const name of [".mt-1\\.5", ".text-accent", ".text-danger", ".md\\:flex", ".legal:after", ".row"]) {
      expect(application).toContain(name);
    }
  });

  test("read tokens by the names that the pages' styles give them", () => {
    const [, name = ""] = /\.text-danger\{color:var\((--\w+)\)/.exec(application) ?? [];
    expect(stylesOf("home")).toContain(`${name}:maroon`);
  });

  test("have base rules for element types that no page has, and nothing that is for every page", () => {
    expect(application).toContain("table{font-size:inherit}");
    for (const there of ["h1", "margin:0}", "[hidden]", ":root", "@property", "@keyframes"]) {
      expect(application).not.toContain(there);
    }
  });
});
