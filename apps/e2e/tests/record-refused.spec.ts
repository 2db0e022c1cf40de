import { microphone } from "../support/microphone.ts";
import { expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

test.use({ locale: "nl-NL", ...microphone.refused });

const { demo } = await textsOf("nl");

test("a visitor who refuses the microphone is told how to allow it, and can upload a file instead", async ({
  page,
}) => {
  await page.goto("/dashboard/record");
  await page.getByRole("button", { name: demo(($) => $.record.start), exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(demo(($) => $.record.problems.refused.title));
  await page.getByRole("link", { name: demo(($) => $.record.upload) }).click();
  await expect(page).toHaveURL(/\/upload$/);
});
