import { brand } from "@voxlog/product";
import { textsOf } from "../support/languages.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

const { demo } = await textsOf("nl");

test("the agent's number can be called, and three steps and five uses explain why", async ({ page }) => {
  await page.goto("/dashboard/call-timmy");
  const call = page.getByRole("link", { name: demo(($) => $.callTimmy.call, { number: "020 765 43 21" }) });
  await expect(call).toHaveAttribute("href", `tel:${brand.contact.agentPhone}`);
  await expect(page.getByRole("main")).toContainText("2-3 minuten");
  await expect(page.getByRole("main").locator("ol > li")).toHaveCount(3);
  await expect(page.getByText(demo(($) => $.callTimmy.uses.list.car))).toBeVisible();
});
