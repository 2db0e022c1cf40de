import { expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";
import { pseudoText } from "./pseudo.ts";

test.each(["Save", "Save the changes", "Read more about {{product}} and what it does with your words"])(
  'the pseudo-locale makes "%s" 40% longer, in brackets',
  (text) => {
    const longer = pseudoText(text);
    expect(longer).toMatch(/^\[.*\]$/);
    expect(longer.length / text.length).toBeGreaterThanOrEqual(1.39);
  },
);

test("the pseudo-locale keeps variables, tags and addresses", () => {
  expect(pseudoText("{{name}} <b>at</b> example.com/to")).toMatch(
    /^\[\{\{name\}\} <b>å+t<\/b> example\.com\/to/,
  );
});

test("a transform applies to every text that is shown", () => {
  const i18n = createI18n("en", { shop: { save: "Save {{name}}" } }, { transform: (text) => `[${text}]` });
  expect(i18n.t("save", { name: "Ada" })).toBe("[Save Ada]");
});
