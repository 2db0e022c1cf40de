import { expect, test } from "vitest";
import { markdownOf } from "./markdown.ts";

const origin = "https://www.example.com";
const converted = (content: string) =>
  markdownOf(`<body><nav>Menu</nav><main id="content">${content}</main></body>`, origin);

test("the Markdown of a page has the headings, lists and links of its main content, and nothing around it", () => {
  const page =
    '<h1>Prices &amp; plans</h1><p>From <!-- -->€39<!-- -->.</p><ul><li>One</li><li><a href="/en">Two</a></li></ul>';
  expect(converted(page)).toBe(
    "# Prices & plans\n\nFrom €39.\n\n- One\n- [Two](https://www.example.com/en)\n",
  );
});

test("the Markdown of a page describes its pictures and leaves out what only looks or works on a screen", () => {
  const page =
    '<div role="img" aria-label="A call"><p>Hello</p></div><svg><path d=""></path></svg><button>Go</button><span aria-hidden="true">1</span><span>Step</span><span>two</span>';
  expect(converted(page)).toBe("*A call*\n\nStep two\n");
});

test("the Markdown of a page has a term's values on its line, and headings in a list as headings", () => {
  const page =
    "<dl><dt>Client</dt><dd>Acme</dd><dd>Account</dd></dl><ul><li><h3>Why</h3><p>So.</p></li></ul>";
  expect(converted(page)).toBe("**Client**: Acme | Account\n\n### Why\n\nSo.\n");
});
