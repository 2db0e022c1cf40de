import { timings } from "@voxlog/product";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resetDemo } from "../app/edits/stored-edits.ts";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));

test.each([
  ["nl", ["vrijdag 24 oktober 2025", "3,6", "100%", "2 worden nu verwerkt"]],
  ["en", ["Friday, October 24, 2025", "3.6", "18 minutes per conversation"]],
] as const)("the dashboard shows the week's figures and the date in %s", async (language, texts) => {
  const { screen } = await openDemo("/", language);
  for (const text of texts) await expect.element(screen.getByText(text)).toBeVisible();
});

test("the dashboard lists recent recordings with their date, client, status, CRM and a way in", async () => {
  const { screen } = await openDemo("/", "en");
  const table = screen.getByRole("table", { name: "Recent recordings" });

  const row = table.getByRole("row", { name: /Van Dijk Logistiek/ });
  await expect.element(row.getByText("Fri, Oct 24")).toBeVisible();
  await expect.element(row.getByText("10:15")).toBeVisible();
  await expect.element(row.getByText("Synced")).toBeVisible();
  await expect.element(row.getByText("Salesforce")).toBeVisible();
  await expect.element(row.getByRole("link", { name: "View: Van Dijk Logistiek" })).toBeVisible();
});

test("the dashboard keeps focus on the screen when the tour's offer is declined and removed", async () => {
  const { screen } = await openDemo("/", "en");
  const decline = screen.getByRole("button", { name: "No, thanks" });
  await decline.click();

  await expect.poll(() => decline.query()).toBeNull();
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("the manager's board, ready for a print from the top, calculates each seller's talk ratio, questions and longest turn", async () => {
  const { screen } = await openDemo("/", "nl");
  await userEvent.keyboard("{Control}");

  const row = screen
    .getByRole("table", { name: "Zo verlopen de gesprekken" })
    .getByRole("row", { name: /Yasmin Aydin/ });
  await expect.element(row).toBeVisible();
  const values = row.getByRole("cell").elements();
  expect(values.map((value) => value.lastChild?.textContent)).toEqual(["2", "42%", "2", "15 woorden"]);
});

test("the manager's board links a risk to its sentence in the conversation", async () => {
  const { screen } = await openDemo("/", "en");
  scrollTo(0, document.body.scrollHeight);
  const risks = screen.getByRole("region", { name: "Deals at risk" });
  await risks.getByRole("link", { name: /^Risk: Security approval/ }).click();

  const dialog = screen.getByRole("dialog", { name: "Security questions" });
  await expect
    .element(dialog.getByRole("listitem").filter({ hasText: "our security officer, Helen Marsh" }))
    .toHaveFocus();
});

test("the dashboard shows a member their own conversations, and nothing of the team's", async () => {
  const { screen } = await openDemo("/settings?tab=team", "en");
  await screen.getByText("Member", { exact: true }).first().click();
  await screen.getByRole("link", { name: "Dashboard", exact: true }).click();

  await expect.element(screen.getByText("All 7 recordings")).toBeVisible();
  scrollTo(0, document.body.scrollHeight);
  await expect.element(screen.getByText("2.1")).toBeVisible();
  expect(screen.getByRole("link", { name: "View: Lumen Energie" }).query()).toBeNull();
  expect(screen.getByRole("region", { name: "Deals at risk" }).query()).toBeNull();
});

test("recordings in process finish one after the other, announced on whatever screen the visitor watches", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => resetDemo());
  const { screen } = await openDemo("/", "en");
  const row = screen.getByRole("row", { name: /Zonneveld Installaties/ });
  await expect.element(row.getByText("Processing")).toBeVisible();
  vi.advanceTimersByTime(timings.sampleProcessing);
  await expect.element(row.getByText("Synced")).toBeVisible();
  await expect.element(screen.getByText("1 being processed now")).toBeVisible();
  await screen.getByRole("link", { name: "Settings", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  vi.advanceTimersByTime(timings.sampleProcessing);
  const announced = screen
    .getByRole("status")
    .filter({ hasText: "The conversation with Bouwgroep Hartman has been processed." });
  await expect.element(announced).toBeInTheDocument();
  await screen.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect.element(screen.getByText("All processed")).toBeVisible();
  await screen.getByRole("link", { name: "View: Bouwgroep Hartman" }).click();

  await expect.element(screen.getByText("Walk through the planning board with Ruben")).toBeVisible();
});

test("the dashboard leads to the recorder", async () => {
  const { screen } = await openDemo("/");
  await screen.getByRole("link", { name: "Gesprek opnemen" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Gesprek opnemen" })).toBeVisible();
});

test.each([
  { width: 1280, height: 900, language: "nl" },
  { width: 390, height: 844, language: "nl" },
  { width: 390, height: 844, language: "en" },
] as const)(
  "the dashboard shows a whole recording on a first screen of $width × $height px in $language",
  async ({ width, height, language }) => {
    await page.viewport(width, height);
    const { screen } = await openDemo("/", language);
    const [row] = screen.getByRole("row", { name: /Bouwgroep Hartman/ }).elements();
    const bar = document.querySelector("footer");

    expect(row?.getBoundingClientRect().bottom).toBeLessThan(bar?.getBoundingClientRect().top ?? height);
  },
);

test.each([320, 390])("the dashboard fits a screen of %i px, with cards for rows", async (width) => {
  await page.viewport(width, 800);
  const { screen } = await openDemo("/");

  await expect.element(screen.getByRole("link", { name: "Bekijken: Lumen Energie" })).toBeVisible();
  expect(screen.getByRole("columnheader").query()).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
