import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addWord } from "../app/dictionary/change-words.ts";
import { resetDemo } from "../app/edits/stored-edits.ts";
import { removeAllRecordings } from "../app/recordings/user/user-recordings.ts";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  await resetDemo();
  await removeAllRecordings();
});

test("a CRM field shows what it was, and leads to the sentence it came from and back, on a phone as well", async () => {
  await page.viewport(390, 800);
  const { screen } = await openDemo("/recordings?recording=van-dijk-logistiek", "en");
  const row = screen.getByRole("row", { name: /Decision maker/ });
  await expect.element(row.getByText("Marieke van Dijk")).toBeVisible();
  await expect.element(row.getByText("Henk Bos")).toBeVisible();

  await screen.getByRole("button", { name: "Decision maker: show the sentence it came from" }).click();
  const line = screen.getByRole("listitem").filter({ hasText: "Our director, Henk Bos, signs" });
  await expect.element(line).toHaveFocus();
  await expect.element(line).toBeInViewport();
  await expect.element(line.getByText("Source of: Decision maker")).toBeVisible();
  await expect.element(screen.getByText("The sentence behind Decision maker is marked.")).toBeInTheDocument();

  await line.getByRole("button", { name: "Start date: show the field" }).click();
  const field = screen.getByRole("button", { name: "Start date: show the sentence it came from" });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-pressed", "true");
});

test("a sample record shows changed fields by the CRM's own names, and leads back to the conversation", async () => {
  const { screen, history } = await openDemo("/?recording=van-dijk-logistiek", "en");
  await screen.getByRole("link", { name: "Open in Salesforce" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Van Dijk Logistiek" })).toHaveFocus();
  await expect.element(screen.getByText("Sample record.")).toBeVisible();
  await expect.element(screen.getByText("Opportunity", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Logged call", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Competitors", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("€28,800", { exact: true })).toBeVisible();
  expect(screen.getByText("€24,000", { exact: true }).element().tagName).toBe("DEL");
  await screen.getByRole("link", { name: "Back to the conversation" }).click();
  await expect.element(screen.getByRole("article", { name: "Quote for 48 users" })).toBeVisible();
  expect(history.location.pathname).toBe("/dashboard/");

  history.push("/dashboard/crm-record?recording=bouwgroep-hartman");
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "There’s no record to show here" }))
    .toBeVisible();
});

test("a word added to the dictionary corrects transcript, summary, chip and CRM field at once", async () => {
  const { screen } = await openDemo("/recordings?recording=van-dijk-logistiek", "en");
  await expect.element(screen.getByText("Only at RouteWerk", { exact: false })).toBeVisible();
  addWord({ word: "routewerk", isMisspelling: true, correction: "Route Werk BV", isShared: false });

  const line = screen.getByRole("listitem").filter({ hasText: "Only at Route Werk BV" });
  await expect.element(line.getByRole("insertion")).toHaveTextContent("Route Werk BV");
  await expect
    .element(line.getByText("Heard as “RouteWerk” and written as “Route Werk BV” thanks to your dictionary."))
    .toBeVisible();
  await expect
    .element(screen.getByText("gives us the edge over Route Werk BV", { exact: false }))
    .toBeVisible();
  const chips = screen.getByRole("list", { name: "Mentioned in the conversation" });
  await expect.element(chips.getByText("Route Werk BV")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /Competitor.*Route Werk BV/ })).toBeVisible();
});

test("a follow-up email about the visitor's words is in their language and can be copied", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen } = await openDemo("/call-timmy");
  const note =
    "Ik sprak Henk Bos van Van Dijk Logistiek. Maandag stuur ik hem de offerte voor 48 gebruikers.";
  await screen.getByLabelText("Spreek je laatste bezoek in").fill(note);
  await screen.getByRole("button", { name: "Doe alsof ik net heb gebeld" }).click();
  await screen.getByRole("button", { name: "Schrijf de opvolgmail" }).click();
  await expect.element(screen.getByRole("heading", { name: "Opvolgmail" })).toHaveFocus();
  await expect.element(screen.getByText(/^Beste Henk,/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mail kopiëren" }));

  await expect.element(screen.getByText("Mail gekopieerd")).toBeVisible();
  expect(write).toHaveBeenCalledWith(expect.stringContaining("offerte"));
  write.mockRestore();
});

test("a task in the visitor's words shows them once, whatever their capitals", async () => {
  const { screen } = await openDemo("/call-timmy", "en");
  const note = "met Henk Bos of Van Dijk Logistiek. they need 48 users. i'll call him tomorrow";
  await screen.getByLabelText("Dictate your last visit").fill(note);
  await screen.getByRole("button", { name: "Pretend I’ve just called" }).click();

  const updates = screen.getByRole("list", { name: "Will be updated once you approve" });
  const task = updates.getByRole("listitem").filter({ hasText: "Task" });
  await expect.element(task.getByText("I'll call him tomorrow", { exact: true })).toBeVisible();
  expect(task.getByText(/i'll call him tomorrow/i).elements()).toHaveLength(1);
});
