import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { menuScreens } from "../app/routing/screens.ts";
import { openDemo } from "./open-demo.tsx";

describe("the layout on a wide screen", () => {
  beforeEach(() => page.viewport(1280, 800));

  test("the layout on a wide screen says that it is a demo and leads to the site's signup in the language shown", async () => {
    const { screen } = await openDemo("/", "en");

    await expect.element(screen.getByText("This is a demo environment.", { exact: false })).toBeVisible();
    await expect.element(screen.getByText("DEMO DATA")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Start now" }))
      .toHaveAttribute("href", "/en?open=signup&about=demo");
    await expect
      .element(screen.getByRole("link", { name: "Back to website" }))
      .toHaveAttribute("href", "/en");
  });

  test("the layout on a wide screen opens the settings from the user card", async () => {
    const { screen } = await openDemo("/");
    await screen.getByRole("link", { name: /Naar instellingen/ }).click();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Instellingen" })).toBeVisible();
  });

  test("the layout on a wide screen lets the keyboard skip to the content", async () => {
    const { screen } = await openDemo("/");
    const skip = screen.getByRole("link", { name: "Naar de inhoud" });
    await expect.element(skip).toBeInTheDocument();
    skip.element().focus();
    await expect.element(skip).toBeInViewport();
    await userEvent.keyboard("{Enter}");

    await expect.element(screen.getByRole("main")).toHaveFocus();
  });
});

const phones = [320, 390, 430].flatMap((width) => ["100%", "200%"].map((size) => [width, size] as const));

test.each(phones)(
  "a phone of %i px shows all of the label that this is a demo, and its record button covers no control, with text of %s",
  async (width, size) => {
    await page.viewport(width, 844);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
    const { screen } = await openDemo("/recordings");
    await expect.element(screen.getByText("DEMO DATA")).toBeInViewport({ ratio: 1 });
    const record = screen.getByRole("link", { name: "Nieuwe opname" });
    await expect.element(record).toBeInViewport({ ratio: 1 });
    const controls = screen.getByRole("main").element().querySelectorAll("a, button, input, select");
    const covered = [...controls].filter((control) => {
      (control as HTMLElement).focus();
      return overlap(control.getBoundingClientRect(), record.element().getBoundingClientRect());
    });

    expect(controls.length).toBeGreaterThan(12);
    expect(covered.map((control) => control.getAttribute("aria-label") ?? control.textContent)).toEqual([]);
  },
);

test.each(["nl", "en"] as const)("the agent's tabs are on one line of a phone in %s", async (language) => {
  await page.viewport(390, 844);
  const { screen } = await openDemo("/agent-timmy", language);
  const [list] = screen.getByRole("tablist").elements();
  const tops = [...(list?.children ?? [])].map((tab) => tab.getBoundingClientRect().top);

  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

describe("switching the language", () => {
  beforeEach(() => page.viewport(1280, 800));

  test("switching the language keeps the screen and its query, re-titles it, and is remembered", async () => {
    const { screen, history, tracker } = await openDemo("/recordings?q=lumen");
    await screen.getByRole("button", { name: /^EN/ }).click();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
    await expect.poll(() => document.title).toBe("Recordings - Voxlog Demo");
    expect(history.location.search).toBe("?q=lumen");
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem("voxlog.language")).toBe("en");
    expect(tracker.setLanguage).toHaveBeenCalledWith("en");
  });
});

describe("the menu of a small screen", () => {
  beforeEach(() => page.viewport(390, 844));

  test("the menu of a small screen holds the entries, and closes when one is chosen", async () => {
    const { screen } = await openDemo("/");
    await screen.getByRole("button", { name: "Menu openen" }).click();
    const menu = screen.getByRole("dialog", { name: "Menu" });
    await expect.poll(() => menu.getByRole("navigation").getByRole("link").length).toBe(menuScreens.length);
    await menu.getByRole("link", { name: "Uploaden" }).click();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Audio uploaden" })).toBeVisible();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  });

  test("a small screen has a record button at its lower edge, on every screen but the recorder", async () => {
    const { screen } = await openDemo("/settings");
    const record = screen.getByRole("link", { name: "Nieuwe opname" });
    await expect.element(record).toBeInViewport({ ratio: 1 });
    await record.click();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Gesprek opnemen" })).toBeVisible();
    expect(record.query()).toBeNull();
  });

  test("the menu of a small screen closes on Escape and gives focus back to its button", async () => {
    const { screen } = await openDemo("/");
    await screen.getByRole("button", { name: "Menu openen" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await userEvent.keyboard("{Escape}");

    await expect.element(screen.getByRole("button", { name: "Menu openen" })).toHaveFocus();
  });

  test("the menu of a small screen closes with the back button, after a question that it opened", async () => {
    const { screen } = await openDemo("/upload", "en");
    await screen.getByRole("button", { name: "Open menu" }).click();
    const menu = screen.getByRole("dialog", { name: "Menu" });
    await expect.element(menu).toBeVisible();
    await menu.getByRole("button", { name: "Reset demo" }).click();
    const question = screen.getByRole("alertdialog");
    await expect.element(question).toBeVisible();
    window.history.back();
    await expect.poll(() => question.query()).toBeNull();
    await expect.element(menu).toBeVisible();
    window.history.back();

    await expect.poll(() => menu.query()).toBeNull();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Upload audio" })).toBeVisible();
  });

  test("a screen chosen in the menu of a small screen replaces the menu's history entry", async () => {
    const { screen, history } = await openDemo("/upload", "en");
    await screen.getByRole("button", { name: "Open menu" }).click();
    await screen.getByRole("dialog").getByRole("link", { name: "Settings" }).click();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    expect(history.action).toBe("REPLACE");
  });
});
