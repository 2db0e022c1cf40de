import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));

const screens = [
  ["/", "nl", "Dashboard - Voxlog Demo", "Dashboard"],
  ["/record", "nl", "Opnemen - Voxlog Demo", "Gesprek opnemen"],
  ["/call-timmy", "nl", "Bel Timmy - Voxlog Demo", "Bel Timmy"],
  ["/upload", "nl", "Uploaden - Voxlog Demo", "Audio uploaden"],
  ["/recordings", "nl", "Opnames - Voxlog Demo", "Opnames"],
  ["/agent-timmy", "nl", "Agent Timmy - Voxlog Demo", "Agent Timmy"],
  ["/settings", "nl", "Instellingen - Voxlog Demo", "Instellingen"],
  ["/", "en", "Dashboard - Voxlog Demo", "Dashboard"],
  ["/record", "en", "Record - Voxlog Demo", "Record a conversation"],
  ["/call-timmy", "en", "Call Timmy - Voxlog Demo", "Call Timmy"],
  ["/upload", "en", "Upload - Voxlog Demo", "Upload audio"],
  ["/recordings", "en", "Recordings - Voxlog Demo", "Recordings"],
  ["/agent-timmy", "en", "Agent Timmy - Voxlog Demo", "Agent Timmy"],
  ["/settings", "en", "Settings - Voxlog Demo", "Settings"],
] as const;

describe("a screen", () => {
  test.each(screens)("at %s (%s) is titled “%s”", async (path, language, title, heading) => {
    const { screen, tracker } = await openDemo(path, language);

    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => document.title).toBe(title);
    const tracked = `/dashboard${path}`.replace(/\/$/, "");
    expect(tracker.pageView).toHaveBeenCalledWith({ path: tracked, title });
  });

  test("that does not exist says so and leads back to the dashboard", async () => {
    const { screen } = await openDemo("/nowhere", "en");

    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("This screen does not exist");
    await screen.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });
});

describe("going to another screen", () => {
  test("moves focus to its heading and marks its entry", async () => {
    const { screen } = await openDemo("/");
    const menu = screen.getByRole("navigation", { name: "Dashboard-menu" });
    await menu.getByRole("link", { name: "Opnames" }).click();

    await expect.element(screen.getByRole("heading", { level: 1, name: "Opnames" })).toHaveFocus();
    await expect.element(menu.getByRole("link", { name: "Opnames" })).toHaveAttribute("aria-current", "page");
    await expect.element(menu.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
  });
});
