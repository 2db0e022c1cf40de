import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resetDemo } from "../app/edits/stored-edits.ts";
import { tourState } from "../app/tour/tour.ts";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(() => resetDemo());

async function openAt(step: number, path: string) {
  const opened = await openDemo(path, "en");
  tourState.set({ status: "running", step });
  return opened;
}

test("the tour starts with the visitor's own voice, shows its step, and goes back", async () => {
  const { screen, history } = await openDemo("/", "en");
  await screen.getByRole("button", { name: "Start the tour" }).click();
  const first = screen.getByRole("dialog", { name: "Start with your own voice" });
  await expect.element(first).toHaveFocus();
  expect(history.location.pathname).toBe("/dashboard/record");
  await expect.element(first.getByText("Step 1 of 5")).toBeVisible();
  await first.getByRole("button", { name: "Show me a sample instead" }).click();
  await screen.getByRole("button", { name: "Back" }).click();

  await expect.element(first).toHaveFocus();
  expect(history.location.pathname).toBe("/dashboard/record");
});

test("the tour continues when a result is visible, counts the step, and leaves focus where it is", async () => {
  const { screen, history, tracker } = await openAt(0, "/recordings");
  history.push("/dashboard/recordings?recording=lumen-energie");

  await expect.element(screen.getByText("Step 2 of 5", { exact: false })).toBeVisible();
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Negotiating price and term" }))
    .toHaveFocus();
  expect(screen.getByRole("button", { name: "Take me there" }).query()).toBeNull();
  expect(tracker.track).toHaveBeenCalledWith("tour_step", { step: "analysis" });
});

test("the tour leaves room for the word that it asks for, takes no focus from it, and continues when it is added", async () => {
  const { screen } = await openAt(3, "/agent-timmy?tab=dictionary");
  const panel = screen.getByText("Step 4 of 5", { exact: false });
  await expect.element(panel).toBeVisible();
  await screen.getByRole("button", { name: "Add a word" }).click();
  const form = screen.getByRole("dialog", { name: "Add a word" });
  await expect.element(form).toBeVisible();
  await expect.element(panel).not.toBeVisible();
  await userEvent.type(form.getByRole("textbox").first(), "Hoogwerker");
  await expect.element(form.getByRole("textbox").first()).toHaveValue("Hoogwerker");
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByText("Step 5 of 5", { exact: false })).toBeVisible();
  await expect.poll(() => form.query()).toBeNull();
});
