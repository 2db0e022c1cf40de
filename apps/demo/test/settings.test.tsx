import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { viewedRole } from "../app/edits/account-edits.ts";
import { openDemo } from "./open-demo.tsx";

test("an invoice downloads as a real PDF in the language shown", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openDemo("/settings?tab=billing");
  const given = vi.spyOn(URL, "createObjectURL");
  await screen.getByRole("button", { name: "Download factuur 2025-1043 (pdf)" }).click();

  await expect.element(screen.getByText("Gedownload als voxlog-2025-1043.pdf.")).toBeVisible();
  const [file] = given.mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error("It gave no file.");
  const pdf = await PDFDocument.load(await file.arrayBuffer());
  expect(pdf.getTitle()).toBe("Voxlog Factuur 2025-1043");
  expect(pdf.getPageCount()).toBe(1);
  given.mockRestore();
});

test("a member reads the team's instructions and edits their own alone", async () => {
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

test("a member sees their own figures, no bill and no integration to manage", async () => {
  await page.viewport(1280, 800);
  const { screen, history } = await openDemo("/settings?tab=team", "en");
  await screen.getByText("Member", { exact: true }).first().click();
  await screen.getByRole("tab", { name: "CRM" }).click();
  await expect.element(screen.getByText("An admin connects the CRM", { exact: false })).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect HubSpot" }).query()).toBeNull();
  await screen.getByRole("tab", { name: "Billing" }).click();
  await expect.element(screen.getByRole("heading", { name: "Billing is managed by an admin" })).toBeVisible();
  expect(screen.getByText("2025-1043").query()).toBeNull();
  await screen.getByRole("button", { name: "View as admin" }).click();
  await expect.element(screen.getByText("2025-1043")).toBeVisible();
  await expect.element(screen.getByRole("tabpanel")).toHaveFocus();

  history.push("/dashboard/agent-timmy?tab=stats");
  await expect.element(screen.getByText("247", { exact: true })).toBeVisible();
  viewedRole.set("Member");
  await expect.element(screen.getByText("110", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Your own conversations only.", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("This week: 7 so far.", { exact: false })).toBeVisible();
  expect(screen.getByText("247").query()).toBeNull();
});

test("Escape in a word that was typed asks before it is lost, and goes at once from an empty one", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openDemo("/agent-timmy?tab=dictionary", "en");
  const add = screen.getByRole("button", { name: "Add a word" });
  const dialog = screen.getByRole("dialog", { name: "Add a word" });
  await add.click();
  await dialog.getByRole("textbox").fill("Bouwlift");
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Stay here" }).click();
  await expect.element(dialog.getByRole("textbox")).toHaveValue("Bouwlift");
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Leave without saving" }).click();
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();

  await add.click();
  await expect.element(dialog.getByRole("textbox")).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
});
