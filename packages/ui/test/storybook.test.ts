import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BuiltSite, serveBuiltSite } from "@voxlog/testing/built-site";
import { soaks } from "@voxlog/testing/soak";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { components } from "../styles/kit-sheets.ts";

let folder: string;
let site: BuiltSite;

// Storybook has its own toolchain. `stories.test.tsx` runs its stories with their annotations.
describe.runIf(soaks)("The built Storybook", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "voxlog-storybook-"));
    const kit = join(import.meta.dirname, "..");
    const storybook = join(kit, "node_modules/.bin/storybook");
    await promisify(execFile)(storybook, ["build", "--output-dir", folder, "--quiet"], { cwd: kit });
    const [, policy = ""] =
      /Content-Security-Policy: (.+)/.exec(await readFile(join(folder, "_headers"), "utf8")) ?? [];
    site = await serveBuiltSite(folder, { "Content-Security-Policy": policy });
  }, 90_000);

  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true });
  });

  test("The built Storybook has an introduction, a guide to install, pages on design, a whole page as an example and a page per component", async () => {
    const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
      entries: Record<string, { type: string }>;
    };
    const pages = Object.keys(index.entries).filter((id) => index.entries[id]?.type === "docs");

    expect(pages).toEqual(
      expect.arrayContaining([
        ...["introduction", "install", "theming", "tokens", "layout", "writing"].map(
          (name) => `${name}--docs`,
        ),
        "examples-dashboard--docs",
      ]),
    );
    expect(pages.filter((id) => id.startsWith("components-")).sort()).toEqual(
      Object.keys(components)
        .map((name) => `components-${name}--docs`)
        .sort(),
    );
  });

  test("The built Storybook declares an icon in its frame and pages, which browsers would otherwise request in vain", async () => {
    for (const name of ["index.html", "iframe.html"]) {
      const icon = /<link rel="icon" [^>]*href="\.\/([^"]+)"/.exec(
        await readFile(join(folder, name), "utf8"),
      );
      expect(icon, name).not.toBeNull();
      await expect(access(join(folder, icon?.[1] ?? ""))).resolves.toBeUndefined();
    }
  });

  test("The built Storybook shows a component's import and its props with their comments", async () => {
    const { page, faults } = await site.open("iframe.html?viewMode=docs&id=components-button--docs");
    const row = page.getByRole("row", { name: /^pending/ });

    await row.getByText("a spinner covers the label").waitFor();
    expect(await row.textContent()).toContain("false");
    await page.getByText('import { Button } from "@voxlog/ui/button";').first().waitFor();
    await page.getByText('<Button onClick={() => {}} variant="danger">Delete</Button>').waitFor();
    expect(await page.getByText("<Button onClick={() => {}}>Save</Button>").count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("The built Storybook shows a story in the toolbar's scheme without other requests", async () => {
    const { page, faults } = await site.open(
      "?path=/story/components-text-field--with-error&globals=scheme:dark",
    );
    const story = page.frameLocator("#storybook-preview-iframe");

    await story.getByLabel("Work e-mail").waitFor();
    expect(await story.locator("html").evaluate((html) => getComputedStyle(html).colorScheme)).toBe("dark");
    await page.getByRole("button", { name: /Color scheme/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test("The built Storybook begins in the visitor's color scheme, around its pages and in them", async () => {
    const { page } = await site.open();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    const html = page.frameLocator("#storybook-preview-iframe").locator("html[data-theme=dark]");

    await html.waitFor();
    expect(await html.evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
    await page.close();
  });

  test("The built Storybook shows a component's keys and what not to do with it", async () => {
    const { page, faults } = await site.open("iframe.html?viewMode=docs&id=components-tooltip--docs");

    await page.getByRole("row", { name: "Escape Hides it" }).waitFor();
    await page.getByText("Put a link or a button in it.").waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test("The built Storybook has the kit's logo and typeface around its pages", async () => {
    const { page, faults } = await site.open("?path=/docs/introduction--docs");
    const brand = page.getByRole("link", { name: "Voxlog UI" });

    await brand.locator("img").waitFor();
    expect(await brand.evaluate((link) => getComputedStyle(link).fontFamily)).toMatch(/^Onest/);
    expect(await page.evaluate(() => document.fonts.check("16px Onest"))).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("The built Storybook shows dialogs open, and stays at the top of the page", async () => {
    const { page, faults } = await site.open("iframe.html?viewMode=docs&id=components-dialog--docs");

    await page.frameLocator("iframe").first().getByRole("dialog").waitFor();
    await page.frameLocator("iframe").last().getByRole("dialog").waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("The built Storybook fills the tables of tokens from the theme", async () => {
    const { page, faults } = await site.open("iframe.html?viewMode=docs&id=tokens--docs");

    for (const name of ["kit-color-accent", "text-display-lg", "spacing-gutter", "z-index-toast"]) {
      await page.getByRole("rowheader", { name, exact: true }).waitFor();
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
