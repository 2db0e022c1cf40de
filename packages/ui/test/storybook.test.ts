import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { resolveChromium } from "@voxlog/testing/chromium";
import { type Browser, chromium, type Page } from "playwright";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let folder: string;
let server: PreviewServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "voxlog-storybook-"));
  const storybook = join(import.meta.dirname, "../node_modules/.bin/storybook");
  await promisify(execFile)(storybook, ["build", "--output-dir", folder, "--quiet"], {
    cwd: join(import.meta.dirname, ".."),
  });
  server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
  });
  origin = server.resolvedUrls?.local[0] ?? "";
  browser = await chromium.launch(await resolveChromium());
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true });
});

/** Opens a page of the Storybook; what it asked elsewhere, or said went wrong, is listed. */
async function open(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`foreign request: ${url}`);
  });
  await page.goto(origin + path);
  return { page, faults };
}

describe("The built Storybook", () => {
  test("has a page for every component, and those on tokens, layout and writing", async () => {
    const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
      entries: Record<string, { type: string }>;
    };
    const pages = Object.keys(index.entries).filter((id) => index.entries[id]?.type === "docs");

    expect(pages).toEqual(
      expect.arrayContaining(["tokens", "layout", "writing"].map((name) => `foundations-${name}--docs`)),
    );
    expect(pages.filter((id) => id.startsWith("components-")).length).toBeGreaterThanOrEqual(14);
  });

  test("lists a component's props as their comments describe them", async () => {
    const { page, faults } = await open("iframe.html?viewMode=docs&id=components-button--docs");
    const row = page.getByRole("row", { name: /^pending/ });

    await row.getByText("a spinner covers the label").waitFor();
    expect(await row.textContent()).toContain("false");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("shows a story in the scheme and language of its toolbar, and asks nobody else for anything", async () => {
    const { page, faults } = await open(
      "?path=/story/components-text-field--with-error&globals=scheme:dark;language:nl",
    );
    const story = page.frameLocator("#storybook-preview-iframe");

    await story.getByLabel("Zakelijk e-mailadres").waitFor();
    expect(await story.locator("html").evaluate((html) => getComputedStyle(html).colorScheme)).toBe("dark");
    await page.getByRole("button", { name: /Colour scheme/ }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test("fills the tables of tokens from the theme", async () => {
    const { page, faults } = await open("iframe.html?viewMode=docs&id=foundations-tokens--docs");

    for (const name of ["color-accent", "text-display-lg", "spacing-gutter", "z-index-toast"]) {
      await page.getByRole("rowheader", { name, exact: true }).waitFor();
    }
    await page.getByText("text on surface", { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
