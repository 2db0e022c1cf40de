/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import preview from "../.storybook/preview.tsx";
import manifest from "../package.json" with { type: "json" };
import { faintText, violations } from "./axe.ts";
import { showScheme } from "./scheme.ts";

type Stories = Parameters<typeof composeStories>[0];
type Story = { run: (settings: { globals: Record<string, string> }) => Promise<void> };

setProjectAnnotations([preview]);
// Stories wait for one second by default. A busy machine can go without a frame for as long.
configure({ asyncUtilTimeout: 10_000 });

const files = import.meta.glob<Stories>(["../src/*/*.stories.tsx", "../docs/*.stories.tsx"], { eager: true });
const guides = import.meta.glob<string>("../src/*/*.md", { query: "?raw", import: "default", eager: true });
const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(composeStories(module) as Record<string, Story>).map(([name, story]) => ({
    name: `${folderOf(file)} ${name}`,
    story,
    guide: guides[file.replace(".stories.tsx", ".md")] ?? "",
  })),
);

/** Default settings of a story. */
const usual = { scheme: "light", direction: "ltr" };

// With reduced motion, to save time; the components' own tests cover animations.
const prefer = (features: { name: string; value: string }[]) =>
  cdp().send("Emulation.setEmulatedMedia", { features });
beforeAll(() => prefer([{ name: "prefers-reduced-motion", value: "reduce" }]));
afterAll(() => prefer([]));

afterEach(() => {
  for (const name of ["style", "lang", "dir"]) document.documentElement.removeAttribute(name);
});

describe.each(stories)("The story $name", ({ story, guide }) => {
  test("a story passes its checks, is accessible in both schemes, and its guide lists its keys", async () => {
    await story.run({ globals: usual });

    if (document.querySelector(FOCUSABLE) && guide) expect(guide).toContain("## Keyboard");
    expect(await violations()).toEqual([]);
    showScheme("dark");
    expect(await faintText()).toEqual([]);
  });

  // Not with axe: its rules read the elements and colors, which don't depend on the direction.
  test("a story is mirrored from right to left", async () => {
    await story.run({ globals: { ...usual, direction: "rtl" } });
    // Browsers mirror fields that follow their input's direction.
    const unturned = [...document.body.querySelectorAll("*:not([dir=auto])")].filter(
      (element) => getComputedStyle(element).direction !== "rtl",
    );

    expect(unturned).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});

test("Every component of the package has stories, and a guide with what to do and what not to", () => {
  const components = Object.entries(manifest.exports).filter(([, file]) => file.endsWith(".tsx"));
  const entries = components.map(([entry]) => entry.slice(2)).sort();
  const isComponent = (file: string) => file.startsWith("../src/");

  expect(Object.keys(files).filter(isComponent).map(folderOf).sort()).toEqual(entries);
  expect(Object.keys(guides).map(folderOf).sort()).toEqual(entries);
  for (const [file, guide] of Object.entries(guides))
    expect(guide, file).toMatch(/## Do\n(\n- .+)(\n- .+)+\n\n## Don't\n(\n- .+)(\n- .+)+/);
});

/** Focusable elements, including disabled ones. */
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** @example folderOf("../src/button/button.stories.tsx") ⇒ "button" */
function folderOf(file: string): string {
  return file.split("/").at(-2) ?? file;
}
