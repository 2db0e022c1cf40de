import type { Page } from "@playwright/test";
import { timings } from "@voxlog/product";
import { blockStorage } from "../support/browser.ts";
import { textsOf } from "../support/languages.ts";
import { openWithClock } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "en-GB" });

const { demo, common } = await textsOf("en");

const tab = (page: Page, name: "account" | "team" | "crm" | "billing") =>
  page.getByRole("tab", { name: demo(($) => $.settings.tabs[name]) });
const nameField = (page: Page) => page.getByRole("textbox", { name: demo(($) => $.settings.account.name) });
const save = (page: Page) => page.getByRole("button", { name: demo(($) => $.edits.save) });

test("the settings show one connected CRM, keep their tab in the address and what was typed while the visitor looks elsewhere, and aren't saved with an error, which has focus and a message", async ({
  page,
}) => {
  await page.goto("/dashboard/settings");
  await expect(tab(page, "account")).toHaveAttribute("aria-selected", "true");
  await tab(page, "team").click();
  await expect(page).toHaveURL("/dashboard/settings?tab=team");
  await tab(page, "billing").click();
  await expect(page).toHaveURL("/dashboard/settings?tab=billing");
  await page.goBack();
  await expect(tab(page, "team")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/settings");
  await nameField(page).fill("Jan Jansen");
  await tab(page, "team").click();
  await tab(page, "account").click();
  await expect(nameField(page)).toHaveValue("Jan Jansen");
  await page.getByRole("link", { name: demo(($) => $.sections.upload) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(nameField(page)).toHaveValue("Jan Jansen");
  await nameField(page).fill(" ");
  await save(page).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription(demo(($) => $.settings.account.errors.name));

  await tab(page, "crm").click();
  const connected = page.getByText(
    demo(($) => $.settings.crm.connected),
    { exact: true },
  );
  await expect(connected).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Connect / })).toHaveCount(4);
  await page.getByRole("button", { name: "Connect HubSpot" }).click();
  await expect(page.getByRole("status").getByText("In this demo, Salesforce stays connected.")).toBeVisible();
  await page.getByRole("button", { name: "Connect Pipedrive" }).click({ trial: true });
});

test("the settings confirm that they're saved after a second, and survive a reload", async ({ page }) => {
  const clock = await openWithClock(page, "/dashboard/settings");
  await nameField(page).fill("Jan Jansen");
  await clock.stop();
  await save(page).click();
  await clock.pass(timings.saveDelay - 1);
  await expect(save(page)).toHaveAttribute("aria-busy", "true");
  await clock.pass(1);
  await expect(page.getByRole("status").getByText("Settings saved!", { exact: true })).toBeVisible();
  await clock.resume();
  await expect(page.getByRole("link", { name: /Jan Jansen/ })).toBeVisible();
  await page.reload();
  await expect(nameField(page)).toHaveValue("Jan Jansen");
});

test("the account's name is the seller's in the CRM, on the team's board and under emails", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("voxlog.demo.account", '{"name":"Jan Jansen","email":"jan@klaver.example"}'),
  );
  await page.goto("/dashboard/crm-record?recording=van-dijk-logistiek");
  await expect(page.getByRole("main")).toContainText("Jan Jansen");
  await page.goto("/dashboard#team");
  await expect(page.getByRole("row", { name: /^Jan Jansen 5/ })).toBeVisible();
  await page.goto("/dashboard/record");
  await page
    .getByLabel(demo(($) => $.userRecording.note.label))
    .fill("I will send Petra the quote on Monday.");
  await page
    .getByRole("button", { name: demo(($) => $.userRecording.note.submit, { agent: "Timmy" }) })
    .click();
  await page.getByRole("button", { name: demo(($) => $.crm.mail.draft) }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Jan Jansen" })).toBeVisible();
});

test("the settings are saved although the visitor leaves at once", { tag: "@soak" }, async ({ page }) => {
  await page.goto("/dashboard/settings");
  await nameField(page).fill("Jan Jansen");
  await save(page).click();
  await page.getByRole("link", { name: demo(($) => $.sections.upload) }).click();
  await expect(page.getByRole("status").getByText("Settings saved!", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Jan Jansen/ })).toBeVisible();
});

test.describe("the team", () => {
  test("the team shows a Member no licenses and no actions except leaving", { tag: "@soak" }, async ({
    page,
  }) => {
    await page.goto("/dashboard/settings?tab=team");
    await page.getByRole("radio", { name: "Member" }).check({ force: true });
    await expect(page.getByRole("button", { name: demo(($) => $.settings.team.leave) })).toBeVisible();
    await expect(page.getByText("3/4")).toBeHidden();
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(0);
    await expect(page.getByRole("button", { name: demo(($) => $.settings.team.invite) })).toBeHidden();
  });

  test("the team invites no one on “send” and “cancel”, which close the form, loses a member, which can be undone, and a reset restores everything", async ({
    page,
  }) => {
    await page.goto("/dashboard/settings?tab=team");
    const invite = page.getByRole("button", { name: demo(($) => $.settings.team.invite) });
    const dialog = page.getByRole("dialog", { name: demo(($) => $.settings.team.inviteTitle) });
    for (const answer of [demo(($) => $.settings.team.send), demo(($) => $.cancel)]) {
      await invite.click();
      await dialog.getByLabel(demo(($) => $.settings.team.inviteEmail)).fill("not an address");
      await dialog.getByLabel(demo(($) => $.settings.team.role)).selectOption("Admin");
      await dialog.getByRole("button", { name: answer }).click();
      await expect(dialog).toBeHidden();
      await expect(invite).toBeFocused();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    }

    const remove = page.getByRole("button", { name: "Remove Daan Bakker" });
    await remove.click();
    await expect(page.getByText("2/4")).toBeVisible();
    await expect(page.getByRole("list", { name: demo(($) => $.settings.team.title) })).toBeFocused();
    await page.getByRole("button", { name: demo(($) => $.undo) }).click();
    await expect(page.getByText("3/4")).toBeVisible();
    await remove.click();

    await page.getByRole("button", { name: demo(($) => $.edits.reset.action) }).click();
    await page
      .getByRole("alertdialog", { name: demo(($) => $.edits.reset.title) })
      .getByRole("button", { name: demo(($) => $.edits.reset.confirm) })
      .click();
    await expect(page.getByRole("status").getByText(demo(($) => $.edits.reset.done))).toBeVisible();
    await expect(page.getByText("3/4")).toBeVisible();
  });
});

test("values that a visitor left in the storage don't break the demo, nor missing audio storage its reset", async ({
  page,
}) => {
  await blockStorage(page, "indexedDB");
  await page.addInitScript(() => {
    localStorage.setItem("voxlog.demo.account", '{"name":1}');
    localStorage.setItem("voxlog.demo.team", '[{"id":"daan"}]');
    localStorage.setItem("voxlog.demo.viewed-role", '"Owner"');
    localStorage.setItem("voxlog.demo.tour", '{"status":"running","step":9}');
  });
  await page.goto("/dashboard/settings?tab=team");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await tab(page, "account").click();
  await expect(nameField(page)).toHaveValue("Sanne de Vries");
  await page.getByRole("button", { name: demo(($) => $.edits.reset.action) }).click();
  await page.getByRole("button", { name: demo(($) => $.edits.reset.confirm) }).click();
  await expect(page.getByText(demo(($) => $.edits.reset.done))).toBeVisible();
});

test("the phone's menu resets the demo and returns focus to its button", { tag: "@soak" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/settings");
  await nameField(page).fill("Jan Jansen");
  const menu = page.getByRole("button", { name: common(($) => $.menu.open) });
  await menu.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: demo(($) => $.edits.reset.action) })
    .click();
  await page.getByRole("button", { name: demo(($) => $.edits.reset.confirm) }).click();
  await expect(page.getByRole("status").getByText(demo(($) => $.edits.reset.done))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(nameField(page)).toHaveValue("Sanne de Vries");
  await expect(menu).toBeFocused();
});
