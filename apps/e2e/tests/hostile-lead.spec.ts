import { expect, test } from "../support/test.ts";

const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

test("what a visitor typed is text, and nothing else, to the owner who reads it in the admin", async ({
  page,
  server,
}) => {
  const lead = {
    firstName: HOSTILE,
    lastName: HOSTILE,
    company: HOSTILE,
    email: "ada@example.com",
    crm: HOSTILE,
  };
  await page.request.post("/api/collections/signups/records", { data: lead });

  await page.goto("/_/");
  await page.getByLabel("Email").fill(server.owner.email);
  await page.getByLabel("Password").first().fill(server.owner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: /^signups/ }).click();
  const shown = page.getByText("<img src=x onerror", { exact: false });
  await expect(shown.first()).toBeVisible();
  await shown.first().click(); // Opens the whole record.
  await expect(page.getByRole("textbox", { name: /^company/ })).toHaveValue(HOSTILE);
  expect(await page.title()).not.toBe("owned");
});
