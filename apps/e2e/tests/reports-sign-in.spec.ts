import { openReports, signInForm } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { reports, staff } = await textsOf("nl");

test("the sign-in to the reports shows missing fields and a wrong password, and makes visitors wait after too many attempts", async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.expected.push(/status of 4(00|29) .*auth-with-password/);
  const response = await page.goto("/reports");
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  const form = await signInForm(page, "nl");
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(reports(($) => $.signIn.required.email));
  await form.email.fill(server.owner.email);
  await form.password.fill("a guess");
  await form.submit.click();
  await expect(form.failure).toHaveText(reports(($) => $.signIn.failures.rejected));
  await expect(form.password).toBeFocused();
  await server.admin.settings({ rateLimits: { enabled: true } });
  try {
    const tooMany = form.failure.getByText(reports(($) => $.signIn.failures.tooMany));
    await expect(async () => {
      await form.submit.click();
      await expect(form.failure).toBeVisible();
      await expect(tooMany).toBeVisible({ timeout: 250 });
    }).toPass();
  } finally {
    await server.admin.settings({ rateLimits: { enabled: false } });
  }
});

test("the sign-in to the reports shows a message when the server is down", {
  tag: "@soak",
}, async ({ page, faultProxy, server, consoleErrors }) => {
  consoleErrors.expected.push(/ERR_CONNECTION_REFUSED/);
  await page.goto("/reports");
  const form = await signInForm(page, "nl");
  await form.email.fill(server.owner.email);
  await form.password.fill(server.owner.password);
  await faultProxy.offline();
  await form.submit.click();
  await expect(form.failure).toHaveText(reports(($) => $.signIn.failures.unreachable));
  await faultProxy.online();
  await form.submit.click();
  await expect(page.getByRole("heading", { level: 1, name: reports(($) => $.title) })).toBeVisible();
});

test("the audit trail is in the owner's language", async ({ page, server }) => {
  await server.admin.settings({ meta: { appName: "Voxlog" } });
  await openReports(page, server, "nl");
  await page.getByRole("link", { name: reports(($) => $.account) }).click();
  const trail = page.getByRole("region", { name: staff(($) => $.audit.title) }).getByRole("listitem");
  const { email } = server.owner;
  for (const event of ["signedIn", "changedSettings"] as const) {
    const sentence = `${email} ${staff(($) => $.audit.events[event])}`;
    await expect(trail.filter({ hasText: sentence }).first()).toBeVisible();
  }
});
