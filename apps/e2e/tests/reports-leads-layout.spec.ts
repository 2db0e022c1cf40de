import { openReports, signup } from "../support/forms.ts";
import { textsOf } from "../support/languages.ts";
import { expectNoLayoutFaults } from "../support/reading.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-US", viewport: { width: 1024, height: 768 } });

test("the controls of a lead are apart on a small laptop, and its texts have room", async ({
  page,
  server,
}) => {
  const { reports, staff } = await textsOf("en");
  await page.request.post(`${server.url}/api/collections/signups/records`, {
    data: { ...signup, openedBy: "enterprise" },
  });
  await openReports(page, server, "en", "");
  await page.getByRole("link", { name: reports(($) => $.nav.leads) }).click();
  const { company } = signup;
  const person = page.getByLabel(staff(($) => $.assignedOf, { company }));
  const answer = page.getByRole("button", { name: staff(($) => $.answerOf, { company }) });
  await expect(answer).toBeVisible();
  const [field, button] = [await person.boundingBox(), await answer.boundingBox()];
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  await expectNoLayoutFaults(page);
});
