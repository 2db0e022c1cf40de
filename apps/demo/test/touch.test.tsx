import { recordings } from "@voxlog/demo-data/recordings";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(390, 844));

describe("a phone, where no pointer says what it is going to press", () => {
  test("has the menu ready out of sight before anything is touched", async () => {
    const { screen } = await openDemo("/");

    const menu = screen.getByRole("dialog", { includeHidden: true }).filter({ hasText: "Uploaden" });
    await expect.element(menu).toBeInTheDocument();
    await expect.element(menu.getByRole("link", { includeHidden: true }).first()).not.toBeVisible();
  });

  test("has the first recording ready after a touch of anything else", async () => {
    const { screen } = await openDemo("/");
    const heading = screen.getByRole("heading", { level: 1 });
    await expect.element(heading).toBeVisible();

    const dialogs = screen.getByRole("dialog", { includeHidden: true });
    const first = dialogs.filter({ hasText: recordings[0]?.title.nl ?? "" });
    // More than once: what is shown need not listen yet.
    const touch = () => heading.element().dispatchEvent(new TouchEvent("touchend", { bubbles: true }));
    await expect.poll(() => touch() && first.query()).not.toBeNull();
    await expect.element(first.getByRole("button", { includeHidden: true }).first()).not.toBeVisible();
  });
});
