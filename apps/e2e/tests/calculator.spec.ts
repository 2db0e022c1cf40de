import { textsOf, visitors } from "../support/languages.ts";
import { expect, soakUnless, test } from "../support/test.ts";

for (const { language, locale } of visitors) {
  const path = language === "nl" ? "/roi-berekenen" : "/en/roi-calculator";
  const outcome =
    language === "nl"
      ? {
          times: "4× rendement op je investering",
          hours: "= 160 uur per maand",
          value: "= € 2.400 per maand",
        }
      : { times: "4× return on investment", hours: "= 160 hours a month", value: "= €2,400 a month" };

  test.describe(`the calculator in ${language}`, () => {
    test.use({ locale });

    test(
      `the calculator in ${language} calculates as figures are typed, and its address gives another visitor the same`,
      soakUnless(language === "nl"),
      async ({ page }) => {
        const { topics } = await textsOf(language);
        await page.goto(path);
        const field = (name: "people" | "conversations" | "minutes" | "share" | "cost") =>
          page.getByLabel(topics(($) => $.calculator.fields[name]));
        const typed = { people: "12", conversations: "4", minutes: "10", share: "25", cost: "60" } as const;
        for (const [name, value] of Object.entries(typed))
          await field(name as keyof typeof typed).fill(value);
        const main = page.getByRole("main");
        const shows = async () => {
          await expect(main.getByRole("status")).toHaveText(outcome.times);
          await expect(main.getByRole("listitem").filter({ hasText: outcome.hours })).toBeVisible();
          await expect(main.getByRole("listitem").filter({ hasText: outcome.value })).toBeVisible();
        };
        await shows();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/people=12.*cost=60/);
        await page.reload();
        await shows();
        await expect(field("cost")).toHaveValue("60");
      },
    );
  });
}

test.describe("the calculator", () => {
  test.use({ locale: "nl-NL" });

  test("the calculator says which figure is out of range and calculates again once it isn't", async ({
    page,
  }) => {
    const { topics } = await textsOf("nl");
    await page.goto("/roi-berekenen?people=0");
    const field = page.getByLabel(topics(($) => $.calculator.fields.people));
    await expect(field).toHaveAccessibleDescription("Vul een getal in van 1 tot 10.000.");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(topics(($) => $.calculator.invalid));
    await field.fill("1");
    await expect(
      page.getByRole("main").getByRole("listitem").filter({ hasText: "Professional" }),
    ).toBeVisible();
  });
});

test("the calculator's address gets figures typed before the application is there, and takes them to the other language", async ({
  page,
}) => {
  await page.goto("/roi-berekenen");
  await page.locator("#return-people").fill("12");
  await expect(page).toHaveURL("/roi-berekenen?people=12");
  await page.locator("#return-minutes").fill("6");
  await page.getByRole("banner").getByRole("link", { name: "EN English" }).click();
  await expect(page).toHaveURL("/en/roi-calculator?people=12&minutes=6");
  await expect(page.locator("#return-minutes")).toHaveValue("6");
});

test.describe("the calculator without JavaScript", () => {
  test.use({ locale: "nl-NL", javaScriptEnabled: false });

  test("the calculator without JavaScript shows an example with its formula", async ({ page }) => {
    await page.goto("/roi-berekenen");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("5× rendement op je investering");
    await expect(page.getByText(/alleen met JavaScript/)).toBeVisible();
  });
});
