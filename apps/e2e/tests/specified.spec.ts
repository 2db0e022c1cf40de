import { brand, claims, isShown } from "@voxlog/product";
import { signupForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

/** Requirements in docs/spec that no other test covers. */
test.use({ locale: "nl-NL" });

const { site } = await textsOf("nl");

test("the home page has its sections in order, with three audience cards, three steps and six benefits, says that conversations are recorded, transcribed, enriched and synced, and its footer links to the agency, and gives an email address", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main).toContainText(
    /automatisch opgenomen, uitgeschreven, door AI verrijkt en direct in je CRM/,
  );
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    site(($) => $.home.audience.title),
    site(($) => $.home.how.title),
    site(($) => $.home.benefits.title),
    site(($) => $.home.uses.title),
    site(($) => $.home.trust.title),
    site(($) => $.home.partners.title),
    site(($) => $.home.demo.title, { minutes: claims.demoMinutes }),
  ]);
  for (const text of [
    site(($) => $.home.audience.user.claims.time, { minutes: claims.minutesSavedPerDay }),
    site(($) => $.home.audience.user.claims.handsFree),
    site(($) => $.home.audience.user.claims.details),
    site(($) => $.home.audience.manager.claims.overview),
    site(($) => $.home.audience.manager.claims.forecast),
    site(($) => $.home.audience.manager.claims.coaching),
    site(($) => $.home.audience.organization.claims.logged, { percent: claims.callsLoggedPercent }),
    site(($) => $.home.audience.organization.claims.quality),
    site(($) => $.home.audience.organization.claims.compliance),
    site(($) => $.home.audience.organization.claims.roi, { times: claims.returnOnInvestment }),
    site(($) => $.home.demo.text),
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeAttached();
  }
  await expect(main.getByRole("heading", { level: 3 })).toContainText([
    site(($) => $.home.how.record.title),
    site(($) => $.home.how.enrich.title),
    site(($) => $.home.how.synchronize.title),
    site(($) => $.home.benefits.typing.title),
    site(($) => $.home.benefits.updates.title),
    site(($) => $.home.benefits.structure.title),
    site(($) => $.home.benefits.actions.title),
    site(($) => $.home.benefits.enrichment.title),
    site(($) => $.home.benefits.reporting.title),
  ]);
  const footer = page.getByRole("contentinfo");
  const agency = site(($) => $.shell.footer.poweredBy, { agency: brand.agency.name });
  await expect(footer.getByRole("link", { name: agency })).toHaveAttribute("href", brand.agency.url);
  await expect(footer.locator(`a[href="mailto:${brand.contact.email}"]`)).toBeVisible();
});

test("legal pages and the footer label the company's number as a sample until it's confirmed", async ({
  request,
}) => {
  const label = isShown("company", true) ? "" : " [voorbeeld]";
  for (const path of ["/privacy", "/terms"]) {
    const html = await (await request.get(path)).text();
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, "");
    expect(text.split(`${brand.company.registrationNumber}${label}`), path).toHaveLength(3);
  }
});

test("the pricing page has its sections in order, plans that each add to the one before, and a bar that is sticky and has a gradient", async ({
  page,
}) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  await expect(main.getByRole("radiogroup", { name: site(($) => $.pricing.period.label) })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "Professional",
    "Teams",
    "Enterprise",
    site(($) => $.pricing.customCrm.title),
    site(($) => $.faq.title),
    site(($) => $.home.demo.title, { minutes: claims.demoMinutes }),
  ]);
  for (const text of [
    site(($) => $.pricing.plans.teams.b),
    site(($) => $.pricing.plans.teams.c),
    site(($) => $.pricing.plans.teams.d),
    site(($) => $.pricing.plans.enterprise.b),
    site(($) => $.pricing.plans.enterprise.c),
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const bar = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(bar).toBeInViewport();
  await expect(bar).toHaveCSS("background-image", /linear-gradient/);
});

test("the signup form marks its four required fields with an asterisk, and the others as optional, and the demo request requires a company and an email address", async ({
  page,
}) => {
  await page.goto("/?open=signup");
  const form = await signupForm(page, "nl");
  await expect(form.dialog.getByText("*", { exact: true })).toHaveCount(4);
  for (const name of ["firstName", "lastName", "email", "company"] as const) {
    await expect(form.field(name)).toHaveAttribute("required");
  }
  for (const name of ["phone", "crm"] as const) {
    const label = `${site(($) => $.forms.fields[name])} (${site(($) => $.forms.optional)})`;
    await expect(form.dialog.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(form.field("email")).toHaveAttribute("type", "email");
  await expect(form.field("phone")).toHaveAttribute("type", "tel");
  await page.goto("/?open=demo");
  const dialog = page.getByRole("dialog", { name: site(($) => $.forms.demoRequest.title) });
  for (const name of ["company", "email"] as const) {
    await expect(dialog.getByLabel(site(($) => $.forms.fields[name]))).toHaveAttribute("required");
  }
});
