import type { Page } from "@playwright/test";
import { claims } from "@voxlog/product";
import { showIntent } from "../visitor/intent.ts";
import { type Look, looksOf, styledProperties } from "../visitor/look.ts";
import { expect, test } from "../visitor/test.ts";
import { textsOf } from "../visitor/texts.ts";

test.use({ locale: "nl-NL" });

const { site } = await textsOf("nl");
const lastHeading = site(($) => $.home.demo.title, { minutes: claims.demoMinutes });

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** How the elements look at each size. */
async function looks(page: Page, properties: readonly string[]) {
  const all = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    all.push(await looksOf(page, properties));
  }
  return all;
}

/** What looks different, and in which properties. */
function differences(properties: readonly string[], looks: readonly Look[], others: readonly Look[]) {
  return looks.flatMap(({ what, values }, i) => {
    const other = others[i];
    if (other?.what !== what) return [`${what} is ${other?.what}`];
    const names = properties.filter((_, j) => values[j] !== other.values[j]);
    return names.length > 0 ? [`${what} has another ${names.join(", ")}`] : [];
  });
}

for (const [path, other] of [
  ["/", "/pricing"],
  ["/features", "/"],
  ["/pricing", "/features"],
] as const) {
  test(`${path} looks as the application makes it, element by element, before and after that arrives`, async ({
    page,
  }) => {
    await page.goto(other);
    await showIntent(page);
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent()) ?? "";
    await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
    await expect(heading).not.toHaveText(before);
    await expect(page.getByRole("heading", { name: lastHeading })).toBeVisible();
    await heading.blur();
    await page.mouse.move(0, 0);
    const properties = await styledProperties(page);
    const made = await looks(page, properties);

    await page.goto(path);
    const brought = await looks(page, properties);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    expect(brought.map(({ length }) => length)).toEqual(made.map(({ length }) => length));
    expect(differences(properties, brought.flat(), made.flat())).toEqual([]);

    await showIntent(page);
    await page.mouse.move(0, 0);
    expect(differences(properties, await looksOf(page, properties), brought.at(-1) ?? [])).toEqual([]);
  });
}
