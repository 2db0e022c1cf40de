import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage, inlineScriptSources } from "./finish-page.ts";

const page = `<head><script>first()</script></head><body><script data-tracking="">last()</script></body>`;

const files = {
  styles: ["/assets/site.css"],
  typeface: "/assets/onest.woff2",
  tracking: "/assets/begin.js",
  application: "/assets/entry.js",
  modules: ["/assets/framework.js", "/assets/texts.js"],
  dialogs: ["/assets/dialog.js"],
};
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a finished page fetches no part of the application by itself", () => {
  const finished = finishPage(page, files);
  expect(finished).not.toMatch(/ rel="modulepreload"|type="module"|<script[^>]* src=/);
});

test("a finished page knows where its tracking, its application and what that imports are", () => {
  expect(finishPage(page, files)).toContain(
    '<script data-tracking="/assets/begin.js" data-application="/assets/entry.js" data-modules="/assets/framework.js /assets/texts.js" data-dialogs="/assets/dialog.js">',
  );
});

test("a finished page links its styles, and preloads its typeface after them", () => {
  expect(finishPage(page, files)).toContain(
    '<link rel="stylesheet" href="/assets/site.css"/><link rel="preload" as="font" type="font/woff2" href="/assets/onest.woff2" crossorigin=""/></head>',
  );
});

test("the policy lists every inline script by its hash", () => {
  expect(inlineScriptSources(page)).toEqual(["first()", "last()"].map(hash));
});

test("the policy lists neither data nor scripts with an address", () => {
  const html = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(inlineScriptSources(html)).toEqual([]);
});
