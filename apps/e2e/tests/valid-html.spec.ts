import { soaks } from "@voxlog/testing/soak";
import { HtmlValidate } from "html-validate";
import { readSitemap } from "../support/page-head.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Style rules. React and the formatter decide.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // A table that turns into cards loses its roles with its display, so the design system writes them out.
    "no-redundant-role": "off",
    // HTML allows any character except whitespace, and React's IDs begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
  },
});

test("the HTML of every page is valid", async ({ request }) => {
  // English pages have the same elements.
  const pages = (await readSitemap(request)).filter(({ path }) => soaks || !path.startsWith("/en/"));
  for (const path of [...pages.map((page) => page.path), "/dashboard", "/404", "/en/404"]) {
    const html = await (await request.get(path)).text();
    for (const page of pagesIn(html)) expect(await faultsOf(page), path).toEqual([]);
  }
});

/** Returns the document as served, and with each prerendered first screen that its script can insert. */
function pagesIn(html: string): string[] {
  const templates = /\s*<template[^>]*>([\s\S]*?)<\/template>/g;
  const bare = html.replace(templates, "");
  const screens = [...html.matchAll(templates)].map(([, screen = ""]) => screen);
  return [bare, ...screens.map((screen) => bare.replace('<div id="root">', (root) => root + screen))];
}

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} at ${selector}`),
  );
}
