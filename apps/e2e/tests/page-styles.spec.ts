import type { Page } from "@playwright/test";
import { showIntent } from "../visitor/intent.ts";
import { looksOf, styledProperties } from "../visitor/look.ts";
import { expect, test } from "../visitor/test.ts";

test.use({ locale: "nl-NL" });

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

for (const [path, other] of [
  ["/", "/pricing"],
  ["/features", "/"],
  ["/pricing", "/features"],
] as const) {
  test(`${path} as its page brings it looks as the application makes it, element by element`, async ({
    page,
  }) => {
    await page.goto(other);
    await showIntent(page);
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent()) ?? "";
    await page.locator(`a[href="${path}"]`).last().dispatchEvent("click");
    await expect(heading).not.toHaveText(before);
    await heading.blur();
    await page.mouse.move(0, 0);
    const properties = await styledProperties(page);
    const made = await looks(page, properties);

    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    const brought = await looks(page, properties);
    for (const [i, { width }] of sizes.entries()) {
      const differing = brought[i]?.flatMap(({ what, values }, j) => {
        const its = made[i]?.[j];
        if (its?.what !== what) return [`${its?.what} became ${what}`];
        const names = properties.filter((_, k) => values[k] !== its.values[k]);
        return names.length > 0 ? [`${what} has another ${names.join(", ")}`] : [];
      });
      expect(brought[i]?.length).toBe(made[i]?.length);
      expect(differing, `at ${width} px`).toEqual([]);
    }
  });
}
