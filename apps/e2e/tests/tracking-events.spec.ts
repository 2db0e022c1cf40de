import { brand } from "@voxlog/product";
import { textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const TYPED = "Quetzalcoatlus";

test("the site tracks visitors' actions and campaign, and nothing that they type", async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/status of 404/);
  const { site } = await textsOf("nl");
  // The only link to another site.
  await page.route(`${brand.agency.url}**`, (route) => route.abort());
  await page.goto("/bestaat-niet?utm_source=nieuwsbrief&utm_campaign=lente&fbclid=IwAR0");
  await expect.poll(() => rowsOf(server).visits()).toHaveLength(1);

  await page.goto("/?open=signup");
  const form = page.getByRole("dialog");
  await form.getByLabel(site(($) => $.forms.fields.lastName)).fill(TYPED);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: brand.agency.name }).click();
  await page.goto("about:blank");

  const shown = async () =>
    (await rowsOf(server).events())
      .filter(({ name }) => name !== "web_vitals") // Sampled.
      .map(({ name, page_path, properties }) => [name, page_path, properties]);
  await expect.poll(shown).toHaveLength(6);
  const events = await shown();
  expect(events).toEqual(
    expect.arrayContaining([
      ["not_found", "/404", {}],
      ["form_start", "/", { form: "signups" }],
      ["form_abandon", "/", { form: "signups" }],
      ["outbound_link", "/", { url: new URL(brand.agency.url).href }],
      ["interaction", "/", {}],
      ["scroll_depth", "/", { percent: 100 }],
    ]),
  );
  const sessions = await rowsOf(server).sessions();
  expect(sessions).toMatchObject([
    { utm_source: "nieuwsbrief", utm_campaign: "lente", click_id: "fbclid", page_count: 2 },
  ]);
  expect(JSON.stringify([events, sessions])).not.toMatch(/Quetzalcoatlus|IwAR0/);
});

for (const { does, clicks } of [
  { does: "a page is measured for a visitor who doesn't interact", clicks: false },
  { does: "an interaction right before a page is left is in its measurement", clicks: true },
]) {
  test(does, async ({ page, server }) => {
    await page.addInitScript(() => {
      Math.random = () => 0; // Puts the visitor into the sample.
      addEventListener("click", () => {
        const end = performance.now() + 200;
        while (performance.now() < end);
      });
    });
    const measuring = page.waitForResponse(/web-vitals/); // Some seconds after the load.
    await page.goto("/");
    await expect.poll(() => rowsOf(server).visits()).toHaveLength(1);
    await (await measuring).finished();
    // web-vitals reads buffered entries when idle, or after a second.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
    if (clicks) await page.getByRole("heading", { level: 1 }).click();
    await page.goto("about:blank");
    const measured = { fcp: expect.any(Number), ...(clicks && { inp: expect.any(Number) }) };
    await expect
      .poll(() => rowsOf(server).events())
      .toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({
            name: "web_vitals",
            page_path: "/",
            properties: expect.objectContaining(measured),
          }),
        ]),
      );
  });
}
