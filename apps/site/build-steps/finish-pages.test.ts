import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./finish-pages.ts";
import { inlineSources, mergeSources } from "./inline-sources.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><script>first()</script></head>
<body><script type="module" async="">import "/assets/a.js";</script><script data-tracking="">last()</script></body>`;

const chunks = {
  tracking: "/assets/tracking.js",
  texts: "/assets/texts.js",
  styles: "a::after{content:'$&'}",
};
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a finished page fetches no part of the application by itself", () => {
  const finished = finishPage(page, chunks);
  expect(finished).not.toMatch(/modulepreload|type="module"/);
  expect(finished).toContain('<link rel="later" data-later="" href="/assets/a.js"/>');
});

test("a finished page knows its tracking chunk", () => {
  expect(finishPage(page, chunks)).toContain('<script data-tracking="/assets/tracking.js">');
});

test("a finished page brings its styles along", () => {
  const finished = finishPage(page, chunks);
  expect(finished).toContain(`<style>${chunks.styles}</style></head>`);
  expect(inlineSources(finished).styles).toEqual([hash(chunks.styles)]);
});

test("a finished page names its dictionary, to be fetched with the rest", () => {
  expect(finishPage(page, chunks)).toContain('<link rel="later" data-later="" href="/assets/texts.js"/>');
});

test("the policy lists every inline script by its hash", () => {
  expect(inlineSources(page).scripts).toEqual(["first()", 'import "/assets/a.js";', "last()"].map(hash));
});

test("the policy lists neither data nor scripts with an address", () => {
  const html = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(inlineSources(html)).toEqual({ scripts: [], styles: [] });
});

test("the policy of the whole site lists what several pages have in common once", () => {
  const sources = mergeSources([inlineSources(page), inlineSources(page.replace("last()", "other()"))]);
  expect(new Set(sources.scripts)).toEqual(
    new Set(["first()", 'import "/assets/a.js";', "last()", "other()"].map(hash)),
  );
  expect(sources.scripts).toHaveLength(4);
});
