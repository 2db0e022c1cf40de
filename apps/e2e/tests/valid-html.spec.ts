import { HtmlValidate } from "html-validate";
import { readSitemap } from "../visitor/sitemap.ts";
import { expect, test } from "../visitor/test.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Matters of taste, which React and the formatter decide.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
  },
});

test("the HTML of every page is valid", async ({ request }) => {
  const entries = await readSitemap(request);
  for (const path of [...entries.map((entry) => entry.path), "/dashboard", "/404", "/en/404"]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message} at ${selector}`),
    );
    expect(faults, path).toEqual([]);
  }
});
