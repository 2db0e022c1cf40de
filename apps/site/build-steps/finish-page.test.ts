import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";
import { inlineSources, mergeSources } from "./inline-sources.ts";

const page = `<head><script>first()</script></head><body><script data-tracking="">last()</script></body>`;

const files = {
  tracking: "/assets/begin.js",
  application: "/assets/entry.js",
  later: ["/assets/framework.js", "/assets/texts.js"],
};
const styles = { styles: "a::after{content:'$&'}", laterStyles: "/assets/application.css" };
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a finished page fetches no part of the application by itself", () => {
  const finished = finishPage(page, files, styles);
  expect(finished).not.toMatch(/ rel="(modulepreload|stylesheet)"|type="module"|<script[^>]* src=/);
  for (const file of files.later) {
    expect(finished).toContain(`<link rel="later" data-later="modulepreload" href="${file}"/>`);
  }
});

test("a finished page knows the styles that come with its application", () => {
  const finished = finishPage(page, files, styles);
  expect(finished).toContain(`<link rel="later" data-later="stylesheet" href="${styles.laterStyles}"/>`);
});

test("a finished page knows where its tracking and its application are", () => {
  expect(finishPage(page, files, styles)).toContain(
    '<script data-tracking="/assets/begin.js" data-application="/assets/entry.js">',
  );
});

test("a finished page brings its styles along", () => {
  const finished = finishPage(page, files, styles);
  expect(finished).toContain(`<style>${styles.styles}</style></head>`);
  expect(inlineSources(finished).styles).toEqual([hash(styles.styles)]);
});

test("the policy lists every inline script by its hash", () => {
  expect(inlineSources(page).scripts).toEqual(["first()", "last()"].map(hash));
});

test("the policy lists neither data nor scripts with an address", () => {
  const html = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(inlineSources(html)).toEqual({ scripts: [], styles: [] });
});

test("the policy of the whole site lists what several pages have in common once", () => {
  const sources = mergeSources([inlineSources(page), inlineSources(page.replace("last()", "other()"))]);
  expect(new Set(sources.scripts)).toEqual(new Set(["first()", "last()", "other()"].map(hash)));
  expect(sources.scripts).toHaveLength(3);
});
