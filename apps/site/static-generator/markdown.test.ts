import { expect, test } from "vitest";
import { markdownOf } from "./markdown.ts";

const address = "https://www.example.com/en/privacy";
const converted = (content: string) =>
  markdownOf(`<body><nav>Menu</nav><main id="content">${content}</main></body>`, address);

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

test("the Markdown of a page links its contents to the page's own sections", () => {
  expect(converted('<a href="#who">Who we are</a>')).toBe(
    "[Who we are](https://www.example.com/en/privacy#who)\n",
  );
});

test("the Markdown of a page has the names of a form's fields, and nothing that needs a script", () => {
  const page =
    '<form><div><label for="a">Name</label><input id="a"/></div><div><label for="b">Phone</label><input id="b"/></div><p>All required</p></form><p class="mt-3 noscript:hidden">Dictate</p>';
  expect(converted(page)).toBe("- Name\n- Phone\n\nAll required\n");
});

test("the Markdown of a page leaves out choices, which it has none of", () => {
  const page =
    '<fieldset><legend>How would you like to pay?</legend><label><input type="radio"/>Yearly</label></fieldset><label><input type="checkbox"/><span>Pause</span></label><p>€39</p>';
  expect(converted(page)).toBe("€39\n");
});
