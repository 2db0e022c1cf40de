import { brand, claims, directCrms } from "@voxlog/product";
import { signupForm } from "../support/forms.ts";
import { textsOf, visitors } from "../support/languages.ts";
import { showIntent } from "../support/page.ts";
import { expect, soakUnless, test } from "../support/test.ts";

test("the page of a CRM that takes an API key asks for one, not for a sign-in", async ({ page }) => {
  await page.goto("/en/integrations/simplicate");
  await expect(page.getByText("Enter the API key that you created in Simplicate.")).toBeVisible();
});

test.describe("the features page", () => {
  test.use({ locale: "nl-NL" });

  test("the features page leads to the page of a CRM, which says where in it each fact goes, and of a use, whose conversation the demo has too", async ({
    page,
  }) => {
    const { site, topics } = await textsOf("nl");
    await page.goto("/features");
    await page.getByRole("main").getByRole("link", { name: "Exact", exact: true }).click();
    await expect(page).toHaveURL("/integraties/exact");
    const row = (name: string) => page.locator("dl > div").filter({ hasText: name });
    await expect(row("Klant")).toContainText("In Exact: Relatie");
    await expect(row("Dealwaarde")).toContainText("In Exact: Verkoopkans, Bedrag");
    await expect(row("Beslisser")).toContainText(
      "In Exact: Verkoopkans, eigen veld (met Exact Online Premium)",
    );
    await showIntent(page);
    await page.getByRole("link", { name: topics(($) => $.crm.action, { crm: "Exact" }) }).click();
    await expect((await signupForm(page, "nl")).field("crm")).toHaveValue("Exact");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: topics(($) => $.crm.all) }).click();
    await expect(page).toHaveURL("/integraties");
    await page.getByRole("main").getByRole("link", { name: "HubSpot" }).click();
    await expect(row("Beslisser")).toContainText("In HubSpot: Contact, Buying role");
    await page
      .getByRole("banner")
      .getByRole("link", { name: site(($) => $.shell.nav.features) })
      .click();
    await page.getByRole("main").getByRole("link", { name: "Service", exact: true }).click();
    await expect(page).toHaveURL("/toepassingen/service");
    await expect(page).toHaveTitle(topics(($) => $.service.meta.title, { product: brand.name }));
    const risk = page.locator("dl > div").filter({ hasText: "Risico" });
    await expect(risk).toContainText("Hoog: verlenging onzeker");
    await expect(risk).toContainText("In HubSpot: Bedrijf, eigen veld");
    const open = page.getByRole("link", { name: site(($) => $.home.story.open) });
    await expect(open).toHaveAttribute("href", /recording=de-groene-kas/);
  });

  test("each feature leads to its screen of the demo, through the form for a first visit", async ({
    page,
  }) => {
    const { site, demo } = await textsOf("nl");
    await page.goto("/features");
    const links = page.getByRole("main").getByRole("link", { name: site(($) => $.features.open) });
    await expect(links).toHaveCount(7);
    const named = (name: string) => links.filter({ hasText: name });
    await named(site(($) => $.features.customization.title, { agent: brand.agent })).click();
    const form = page.getByRole("main");
    await form.getByLabel("Bedrijf").fill("Acme");
    await form.getByLabel("E-mail").fill("jan@acme.example");
    await form.getByRole("button").click();
    const corrected = demo(($) => $.crm.learned.corrected, { heard: "es el ee", written: "SLA" });
    await expect(page.getByText(corrected)).toBeInViewport();
    const { searchParams } = new URL(page.url());
    await page.goto("/features");
    await showIntent(page);
    await named(site(($) => $.features.processing.title)).click();
    const approve = page.getByRole("button", {
      name: demo(($) => $.crm.review.approve, { crm: "Salesforce" }),
    });
    await expect(approve).toBeVisible();
    expect(new URL(page.url()).searchParams.get("recording")).toBe(searchParams.get("recording"));
    await page.goto("/features");
    await showIntent(page);
    await named(site(($) => $.features.team.title)).click();
    const board = page.getByRole("heading", { name: demo(($) => $.teamWeek.title) });
    await expect(board).toBeInViewport();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/features");
    await showIntent(page);
    await named(site(($) => $.features.input.call.title, { agent: brand.agent })).click();
    await expect(page).toHaveURL("/dashboard/call-timmy");
  });
});

for (const { language, prefix } of visitors) {
  test(`no two pages about a CRM in ${language} share more than half of their sentences`, async ({
    request,
  }) => {
    const index = language === "nl" ? "/integraties" : `${prefix}/integrations`;
    const pages = directCrms.map(async (crm) => {
      const page = await (await request.get(`${index}/${crm.toLowerCase()}.md`)).text();
      // Its top, where each fact goes, and what to know. A fact with its place is a sentence too.
      const own = page.replaceAll(crm, "").split("\n## ").slice(0, 3).join("\n");
      const sentences = own.split(/(?<=[.!?])\s|\n/).filter((line) => /[.!?]$|^\*\*/.test(line));
      return { crm, sentences: new Set(sentences) };
    });
    for (const one of await Promise.all(pages)) {
      expect(one.sentences.size, one.crm).toBeGreaterThan(15);
      for (const other of await Promise.all(pages)) {
        if (one === other) continue;
        const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence));
        expect(shared.length / one.sentences.size, `${one.crm} and ${other.crm}`).toBeLessThanOrEqual(0.5);
      }
    }
  });
}

for (const { language, locale, prefix } of visitors) {
  test.describe(`the features page in ${language}`, () => {
    test.use({ locale });

    test(
      `the features page in ${language} has its sections in order, illustrates its claims with described pictures, and names every directly connected CRM`,
      soakUnless(language === "nl"),
      async ({ page }) => {
        const { site } = await textsOf(language);
        await page.goto(`${prefix}/features`);
        const { agent } = brand;
        for (const name of [
          site(($) => $.features.input.call.picture, { agent }),
          site(($) => $.features.input.record.picture),
          site(($) => $.features.input.upload.picture),
          site(($) => $.features.processing.picture, { agent }),
          site(($) => $.features.integrations.picture, { agent }),
          site(($) => $.features.customization.picture, { agent }),
          site(($) => $.features.team.picture),
        ]) {
          await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
        }
        await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
          site(($) => $.features.input.title),
          site(($) => $.features.processing.title),
          site(($) => $.features.integrations.title),
          site(($) => $.features.customization.title, { agent }),
          site(($) => $.features.team.title),
          site(($) => $.features.setup.title, { minutes: claims.setupMinutes }),
          site(($) => $.home.uses.title),
          site(($) => $.home.demo.title, { minutes: claims.demoMinutes }),
        ]);
        for (const name of directCrms)
          await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
      },
    );
  });
}
