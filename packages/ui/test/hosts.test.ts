import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { type BuiltSite, serveBuiltSite } from "@voxlog/testing/built-site";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Button } from "../src/button/button.tsx";
import { makeTheme } from "../src/theme/make-theme.ts";
import { kit, kitSheets } from "../styles/kit-sheets.ts";
import { cases } from "./conformance/cases.tsx";
import { differences, type Look, looksOf, type Page } from "./looks.ts";

/** The page is inert, as another kit makes it for its menu. */
const HOST = `<body style="pointer-events: none"><main id="host"><h2 class="text-lg">Host</h2><p class="animate-pulse bg-sky-500 p-4">Text</p>
<button class="btn btn-primary px-5 bg-accent rounded-md">Button</button><ul class="list-group"><li>One</li></ul>
<input class="form-control"><table class="table"><tbody><tr><td>Cell</td></tr></tbody></table><a href="/">Link</a></main>`;

type Scheme = "light" | "dark";

const hosts: Record<string, () => Promise<string>> = {
  "Bootstrap 5": () =>
    readFile(fileURLToPath(import.meta.resolve("bootstrap/dist/css/bootstrap.min.css")), "utf8"),
  "Tailwind 4 with its own theme": async () => {
    const theme = `@theme { --color-accent: #f0f; --color-border: #0f0; --text-lg: 40px; --spacing: 9px; --radius-md: 20px; }`;
    const base = `@layer base { * { border-color: red } h2 { font-size: 50px; color: red } button { border-radius: 9px } }`;
    const used = ["animate-pulse", "bg-sky-500", "bg-accent", "p-4", "px-5", "text-lg", "rounded-md"];
    return tailwind(`@import "tailwindcss" source(none);${theme}${base}`, used);
  },
  "plain CSS": async () =>
    `* { box-sizing: content-box } li, label { margin: 3px } h1, h2, h3, p { color: red; margin: 2em 0; font: 40px serif } a { color: lime; font-weight: 900 }
    button, input, select, textarea { border: 4px dotted red; border-radius: 0; padding: 20px; text-transform: uppercase }
    ul { list-style: square; padding: 40px } label { display: block } table { border-spacing: 9px } td, th { padding: 30px }
    details, summary { border: 3px solid red } .own { padding: 7px }`,
};

/** The kit's looks in our own apps. */
const meant: Record<Scheme, Look[]> = { light: [], dark: [] };
let sheets: Awaited<ReturnType<typeof kitSheets>>;
let site: BuiltSite;
let page: Page;

beforeAll(async () => {
  sheets = await kitSheets();
  site = await serveBuiltSite(join(kit, "src"));
  ({ page } = await site.open("theme/base.css"));
  const sources = [{ base: kit, pattern: "src/**/*.{ts,tsx}", negated: false }];
  await show(KIT, await tailwind('@import "./src/theme/styles.css";', new Scanner({ sources }).scan()));
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    meant[colorScheme] = await looksOf(page, '#kit [class*="kit:"]');
  }
}, 60_000);

afterAll(() => site?.close());

/** The host decides which values components inherit. */
const INHERITED =
  "all: initial; display: block; position: relative; font: 16px / 1.5 sans-serif; color: black; color-scheme: inherit; width: 40rem";
const components = cases
  .filter(({ onServer = true }) => onServer)
  .map(({ element }) => `<div style="${INHERITED}">${renderToString(element({}))}</div>`)
  .join("");
const KIT = `<main id="kit">${components}</main>`;

async function show(html: string, ...styles: string[]): Promise<void> {
  const theme = makeTheme("#0b6e4f").css;
  await page.setContent(`<style>${[theme, ...styles].join("</style><style>")}</style>${html}`);
}

test.each([
  ["Bootstrap 5", "p-5", "48px"],
  ["Tailwind 4 with its own theme", "p-4", "36px"],
  ["plain CSS", "own", "7px"],
])("a class from a host with %s overrides the component's own", async (name, className, padding) => {
  const html = renderToString(createElement(Button, { className }));
  await show(`<main id="kit">${html}</main>`, sheets.styles, (await hosts[name]?.()) ?? "");

  const button = page.locator("#kit button");
  expect(await button.evaluate((element) => getComputedStyle(element).paddingLeft)).toBe(padding);
});

test("a host's black text doesn't reach the kit's dark surfaces", async () => {
  await page.emulateMedia({ colorScheme: "dark" });
  await show(KIT, sheets.styles);
  const unreadable = await page.evaluate(() =>
    [...document.querySelectorAll("#kit *")]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
        let surface: Element | null = element;
        while (surface?.id !== "kit" && surface && /, 0\)$/.test(getComputedStyle(surface).backgroundColor))
          surface = surface.parentElement;
        return hasText && surface?.id !== "kit" && getComputedStyle(element).color === "rgb(0, 0, 0)";
      })
      .map((element) => element.className),
  );
  await page.emulateMedia({ colorScheme: "light" });

  expect(unreadable).toEqual([]);
});

test.each([
  ["leaves the background of a host's page", [], "rgba(0, 0, 0, 0)"],
  ["dims the scrollbar's gutter of a page with the kit's reset", ["reset"], "rgb(123, 130, 127)"],
] as const)("an open dialog %s", async (_, reset, background) => {
  const styles = [...reset, "styles" as const].map((name) => `<style>${sheets[name]}</style>`).join("");
  await page.setContent(`${styles}<style>${makeTheme("#0b6e4f").css}</style><p data-modal-open>Text</p>`);

  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    background,
  );
});

test("an open dialog covers the sticky and fixed bars of a host with Bootstrap 5", async () => {
  const bars = `<nav class="sticky-top">Host</nav><nav class="fixed-bottom">Host</nav>`;
  const backdrop = '<div id="kit" class="kit:fixed kit:inset-0 kit:z-backdrop"></div>';
  await show(bars + backdrop, sheets.styles, (await hosts["Bootstrap 5"]?.()) ?? "");

  expect(
    await page.evaluate(() => [4, innerHeight - 4].map((y) => document.elementFromPoint(4, y)?.id)),
  ).toEqual(["kit", "kit"]);
});

test("components keep their size on a page whose rem is 10 px, if its variable says so", async () => {
  const html = renderToString(createElement(Button));
  await show(`<main id="kit">${html}</main>`, sheets.styles, "html{font-size:62.5%;--kit-rem:1.6rem}");
  const { fontSize, minHeight } = await page
    .locator("#kit button")
    .evaluate((button) => getComputedStyle(button));

  expect([fontSize, minHeight]).toEqual(["16px", "44px"]);
});

test("a print doesn't wait for components to enter", async () => {
  await page.emulateMedia({ media: "print" });
  await show('<p id="kit" class="kit:animate-enter">Text</p>', sheets.styles);
  const animation = await page.locator("#kit").evaluate((element) => getComputedStyle(element).animationName);
  await page.emulateMedia({ media: "screen" });

  expect(animation).toBe("none");
});

const inShadow = (): string =>
  `<div><template shadowrootmode="open"><style>${sheets.styles}</style>${KIT}</template></div>`;

const places: [place: string, scheme: Scheme, html: () => string, styles: () => string][] = [
  ["on the page", "light", () => KIT, () => sheets.styles],
  ["on the page", "dark", () => KIT, () => sheets.styles],
  ["in a shadow root", "dark", inShadow, () => ""],
];

describe.each(Object.entries(hosts))("in a host with %s", (_, host) => {
  test("the kit leaves the host's own elements as they are", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setContent(`<style>${await host()}</style>${HOST}`);
    const before = await looksOf(page, "html, body, #host, #host *");
    await show(HOST, await host(), sheets.styles);

    const after = await looksOf(page, "html, body, #host, #host *");
    await page.emulateMedia({ colorScheme: "light" });
    expect(differences(before, after)).toEqual([]);
  });

  test.each(places)(
    "components %s look like in our own apps when it's %s",
    async (_, colorScheme, html, styles) => {
      await page.emulateMedia({ colorScheme });
      await show(html(), await host(), styles());
      const seen = await looksOf(page, '#kit [class*="kit:"]');
      await page.emulateMedia({ colorScheme: "light" });

      expect(differences(meant[colorScheme], seen)).toEqual([]);
    },
  );
});

async function tailwind(sheet: string, candidates: string[]): Promise<string> {
  const compiler = await compile(sheet, { base: kit, onDependency() {} });
  return compiler.build(candidates);
}
