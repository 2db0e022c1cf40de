import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));

test("the command palette opens by Ctrl K, finds a recording by its contact, and goes there by Enter", async () => {
  const { screen, history } = await openDemo("/settings", "en");
  await userEvent.keyboard("{Control>}k{/Control}");
  const palette = screen.getByRole("dialog", { name: "Where to?" });
  await expect.element(palette.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("amrani");
  await expect
    .element(palette.getByRole("option").first())
    .toHaveTextContent("Lumen Energie Negotiating price and term");
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("dialog", { name: "Negotiating price and term" })).toBeVisible();
  expect(history.location).toMatchObject({
    pathname: "/dashboard/recordings",
    search: "?recording=lumen-energie",
  });
});

test("the command palette leaves a letter alone that is typed in a field", async () => {
  const { screen } = await openDemo("/recordings?q=x", "en");
  const search = screen.getByLabelText("Search names and conversations");
  await userEvent.type(search, "/n?");

  await expect.element(search).toHaveValue("x/n?");
  expect(screen.getByRole("dialog").query()).toBeNull();
});

test("the sheet of shortcuts opens by a question mark, and turns off keys without Ctrl", async () => {
  const { screen, history } = await openDemo("/settings", "en");
  await userEvent.keyboard("?");
  const sheet = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("switch", { name: "Keys without Ctrl or ⌘" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await userEvent.keyboard("n");

  expect(history.location.pathname).toBe("/dashboard/settings");
  expect(localStorage.getItem("voxlog.demo.single-keys")).toBe("false");
});
