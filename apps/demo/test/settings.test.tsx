import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

test("billing shows the yearly invoice's amount, not a monthly one", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openDemo("/settings?tab=billing", "en");

  await expect.element(screen.getByText("12-month contract, one invoice in advance")).toBeVisible();
  await expect.element(screen.getByText("€50", { exact: true })).toBeVisible();
  const amount = screen.getByRole("definition").filter({ hasText: "€" });
  await expect.element(amount).toHaveTextContent("€2,400");
  expect(screen.getByText("monthly").query()).toBeNull();
});

test("a member reads the team's instructions and edits only their own", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openDemo("/settings?tab=team", "en");
  await screen.getByText("Member", { exact: true }).first().click();
  await screen.getByRole("link", { name: "Agent Timmy" }).click();
  await expect.element(screen.getByLabelText("Your instructions")).not.toHaveAttribute("readonly");
  await screen.getByRole("tab", { name: "Team" }).click();

  await expect.element(screen.getByText("Only an admin can change these.", { exact: false })).toBeVisible();
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("readonly");
  expect(screen.getByRole("button", { name: "Save" }).query()).toBeNull();
});

test("a member sees no bill and no integration to manage", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openDemo("/settings?tab=team", "en");
  await screen.getByText("Member", { exact: true }).first().click();
  await screen.getByRole("tab", { name: "CRM" }).click();
  await expect.element(screen.getByText("An admin connects the CRM", { exact: false })).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect HubSpot" }).query()).toBeNull();
  await screen.getByRole("tab", { name: "Billing" }).click();
  await expect.element(screen.getByRole("heading", { name: "Billing is managed by an admin" })).toBeVisible();
  expect(screen.getByText("€2,400").query()).toBeNull();
});
