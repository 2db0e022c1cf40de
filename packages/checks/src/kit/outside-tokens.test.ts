import { expect, test } from "vitest";
import { violationsInSource, violationsInStyles } from "./outside-tokens.ts";

test.each([
  ["a distance between the tokens", '<p className="flex mt-[3px]" />', ["[3px]"]],
  ["one that a token has", '"sm:max-w-[56rem]"', ["[56rem]"]],
  ["one inside a calculation", '"max-h-[calc(100dvh-2rem)]"', ["[calc(100dvh-2rem)]"]],
  ["one among tracks", '"lg:grid-cols-[17rem_minmax(0,1fr)]"', ["[17rem_minmax(0,1fr)]"]],
  ["an arbitrary color", '"bg-[#5b35c9] text-[oklch(50%_0.1_20)]"', ["[#5b35c9]", "[oklch(50%_0.1_20)]"]],
  ["a color in a style", 'style={{ color: "#fff" }}', ['"#fff"']],
  ["a color by its name", '<path stroke="red" />', ['stroke="red"']],
])("In a component %s is found", (_, source, violations) => {
  expect(violationsInSource(source)).toEqual(violations);
});

test.each([
  ["utilities", '"mt-1 bg-accent w-17/20 max-w-[85%] grid-cols-[--spacing(60)_1fr]"'],
  ["the width of a line", '"p-[calc(--spacing(7)-1px)]"'],
  ["an alpha mask", '"[mask-image:linear-gradient(#000_80%,transparent)]"'],
  ["an address", '<a href="#add">'],
  ["a comment", "// was mt-[3px]\n/* #fff */"],
  ["the color of the text around", '<svg stroke="currentColor" fill="none" />'],
  ["a list's index", "const first = list[0];"],
])("In a component %s is let through", (_, source) => {
  expect(violationsInSource(source)).toEqual([]);
});

test.each([
  ["a distance", ".a { margin: 0 0.75rem; }", ["0.75rem"]],
  ["a color", ".a { box-shadow: 0 0 0 4px #fff; }", ["#fff"]],
  ["a color by its name", ".a { color: red; }", ["color: red;"]],
])("In a style sheet %s is found", (_, styles, violations) => {
  expect(violationsInStyles(styles)).toEqual(violations);
});

test.each([
  ["tokens", ".a { margin: calc(var(--spacing) * 3); color: var(--color-text); }"],
  ["the width that a condition asks for", "@media (width >= 40rem) { .a { display: none; } }"],
  ["the ring of an outline", ".a { outline: 3px solid var(--color-focus); outline-offset: -3px; }"],
  ["nothing at all", ".a { --shift: 0px; inset: 0; }"],
])("In a style sheet %s is let through", (_, styles) => {
  expect(violationsInStyles(styles)).toEqual([]);
});
