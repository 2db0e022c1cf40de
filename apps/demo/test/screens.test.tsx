import { brand } from "@voxlog/product";
import { createI18n, languages } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { screens } from "../app/routing/screens.ts";
import { openDemo } from "./open-demo.tsx";

beforeEach(() => page.viewport(1280, 800));

const opened = languages.flatMap((language) => screens.map((screen) => ({ language, ...screen })));

test.each(opened)(
  "a screen at $path ($language) is titled by its name in the menu, and tracked so",
  async ({ language, path, section }) => {
    const { screen, tracker } = await openDemo(path, language);
    const { t } = createI18n(language, await loadDemoTexts(language, ["demo"]));
    const name = t(($) => $.sections[section], { ns: "demo", agent: brand.agent });
    const title = `${name} - ${brand.name} Demo`;

    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => document.title).toBe(title);
    const tracked = `/dashboard${path}`.replace(/\/$/, "");
    expect(tracker.pageView).toHaveBeenCalledWith({ path: tracked, title });
  },
);

test("an address without a screen shows that it doesn't exist, and leads back to the dashboard", async () => {
  const { screen } = await openDemo("/nowhere", "en");

  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("This screen doesn’t exist");
  await screen.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("going to another screen moves focus to its heading and marks its entry", async () => {
  const { screen } = await openDemo("/");
  const menu = screen.getByRole("navigation", { name: "Dashboardmenu" });
  await menu.getByRole("link", { name: "Opnames" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "Opnames" })).toHaveFocus();
  await expect.element(menu.getByRole("link", { name: "Opnames" })).toHaveAttribute("aria-current", "page");
  await expect.element(menu.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
});
