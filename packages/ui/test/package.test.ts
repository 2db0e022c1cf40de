import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuiltSite, serveBuiltSite } from "@voxlog/testing/built-site";
import {
  entriesOnServer,
  type FreshApp,
  freshApp,
  type PackedPackage,
  packageFaults,
  packPackage,
} from "@voxlog/testing/package";
import { soaks } from "@voxlog/testing/soak";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { makeTheme } from "../src/theme/make-theme.ts";
import { components } from "../styles/kit-sheets.ts";
import { differences, looksOf } from "./looks.ts";

const kit = join(import.meta.dirname, "..");
let packed: PackedPackage;

beforeAll(async () => {
  packed = await packPackage(kit);
}, 180_000);

afterAll(() => packed?.remove());

test("The packed kit has no fault that publint or Are The Types Wrong finds", async () => {
  expect(await packageFaults(packed.tarball)).toEqual([]);
});

test("The packed kit publishes all entries that the workspace uses, and the built styles", () => {
  expect(Object.keys(manifest.publishConfig.exports).sort()).toEqual(
    [...Object.keys(manifest.exports), "./*.css"].sort(),
  );
});

test("The packed kit has a page in Markdown per component: import, examples, props and guide", async () => {
  const pages = await readdir(join(kit, "dist/docs"));
  expect(pages.sort()).toEqual(
    Object.keys(components)
      .map((name) => `${name}.md`)
      .sort(),
  );
  for (const page of pages) {
    const text = await readFile(join(kit, "dist/docs", page), "utf8");
    const parts = text.split(/^## /m).map((part) => part.split("\n")[0]);
    expect(parts.filter((name) => name !== "Keyboard").slice(1), page).toEqual([
      "Examples",
      "Props",
      "Do",
      "Don't",
    ]);
    expect(text).toContain(`from "@voxlog/ui/${page.replace(".md", "")}";`);
  }
  const button = await readFile(join(kit, "dist/docs/button.md"), "utf8");
  expect(button).toContain('```tsx\n<Button onClick={() => {}} variant="danger">Delete</Button>\n```');
  expect(button).toContain('| `size?` | `"sm" \\| "md" \\| "lg"` | `"md"` |');
  expect(button).toContain("All other props go to its `<button>`.");
  // Its title is a prop of all dialogs.
  const alertDialog = await readFile(join(kit, "dist/docs/alert-dialog.md"), "utf8");
  expect(alertDialog).toContain("| `title` | `ReactNode` |");
});

type Scheme = "light" | "dark";

const BRAND = "#0b6e4f";
const { colors } = makeTheme(BRAND);
const [LIGHT, DARK] = [rgb(colors.light["surface"]), rgb(colors.dark["surface"])];

const MAIN = `
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { TextField } from "@voxlog/ui/text-field";
import { ToastProvider, useToast } from "@voxlog/ui/toast";
import "./app.css";

function App() {
  const [open, setOpen] = useState(false);
  const showToast = useToast();
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Request a demo</Button>
      <Button onClick={() => showToast("Saved")}>Save</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Request a demo" closeLabel="Close">
        <TextField label="Company" />
      </Dialog>
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(
  <StrictMode><ToastProvider label="Messages" closeLabel="Close"><App /></ToastProvider></StrictMode>,
);
`;
/** A type error for each component with an optional prop that may not be `undefined`, such as a value still to come. */
const EVERY = `
type Optional<Props> = { [Name in keyof Props as object extends Pick<Props, Name> ? Name : never]: undefined };
type Strict<Entry> = {
  [Name in keyof Entry]: Entry[Name] extends (props: infer Props) => unknown
    ? Optional<Props> extends Partial<Props> ? never : Name
    : never;
}[keyof Entry];
type Kit = ${Object.keys(components)
  .map((name) => `typeof import("@voxlog/ui/${name}")`)
  .join(" & ")};
export const strict: never = "" as Strict<Kit>;
`;
const OLDEST_REACT = `${manifest.peerDependencies.react.replace(">=", "")}.0.0`;
const HTML = `<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`;
const imports =
  '@import "@voxlog/ui/reset.css";\n@import "@voxlog/ui/styles.css";\n@import "../theme.css";\n@import "@voxlog/ui/typeface.css";\n';
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    jsx: "react-jsx",
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ["vite/client"],
  },
  include: ["*/main.tsx"],
});

// Other toolchains; packages/checks tests the tracking package's fresh app.
describe.runIf(soaks)("A new app outside the workspace", () => {
  let app: FreshApp;

  beforeAll(async () => {
    app = await freshApp({
      tarballs: { "@voxlog/ui": packed.tarball },
      others: ["vite", "tailwindcss", "@tailwindcss/vite", "typescript", "@types/react", "@types/react-dom"],
      likeIn: kit,
      fetched: { react: OLDEST_REACT, "react-dom": OLDEST_REACT },
      files: {
        "tsconfig.json": TSCONFIG,
        "every/main.tsx": EVERY,
        "tailwind/index.html": HTML,
        "tailwind/main.tsx": MAIN,
        "tailwind/app.css": `@import "tailwindcss";\n${imports}`,
        "tailwind/vite.config.ts":
          'import tailwindcss from "@tailwindcss/vite";\nexport default { plugins: [tailwindcss()] };',
        "plain/index.html": HTML,
        "plain/main.tsx": MAIN,
        "plain/app.css": imports,
        // The lowest build target in use: lowering must not change the theme.
        "plain/vite.config.ts":
          'export default { build: { cssTarget: ["chrome111", "firefox114", "safari16.4"] } };',
      },
    });
    await app.run("voxlog-ui-theme", BRAND, "theme.css");
  }, 120_000);

  afterAll(() => app?.remove());

  test("A new app outside the workspace type-checks against the published types", async () => {
    await app.run("tsc");
  });

  test("A new app outside the workspace imports all entries that aren't browser-only in a server component", async () => {
    expect(await entriesOnServer(app.folder, manifest.name, manifest.publishConfig.exports)).toEqual({
      browserAlone: [
        "alert-dialog",
        "date-picker",
        "dialog",
        "drawer",
        "file-drop",
        "plot",
        "radio-group",
        "tabs",
        "texts",
        "toast",
        "tooltip",
      ].map((name) => `./${name}`),
      failed: [],
    });
  });

  test("A new app outside the workspace shows its components correctly, with and without Tailwind", async () => {
    const [withTailwind, without] = [await built("tailwind"), await built("plain")];

    expect(differences(withTailwind.look, without.look)).toEqual([]);
    expect(without.seen).toEqual({
      height: 44,
      ground: "rgb(11, 110, 79)",
      typeface: "Onest",
      dialogWidth: 500,
      surfaces: { system: { light: LIGHT, dark: DARK }, chosen: { light: LIGHT, dark: DARK }, part: DARK },
      faults: [],
    });
    // With the app's theme.
    expect(Math.max(withTailwind.styles, without.styles)).toBeLessThan(12_000);
  });

  /** Builds one of the two apps, and returns its visible state and the compressed size of its styles. */
  async function built(name: string) {
    await app.run("vite", "build", name, "--logLevel", "error");
    const dist = join(app.folder, name, "dist");
    const [styles = ""] = (await readdir(join(dist, "assets"))).filter((file) => file.endsWith(".css"));
    const site = await serveBuiltSite(dist);
    try {
      return {
        ...(await visit(site)),
        styles: gzipSync(await readFile(join(dist, "assets", styles))).length,
      };
    } finally {
      await site.close();
    }
  }
});

/**
 * Returns the app's visible state: the button's size and color, its dialog, and both schemes, by system and by choice.
 */
async function visit(site: BuiltSite) {
  const { page, faults } = await site.open();
  const button = page.getByRole("button", { name: "Request a demo" });
  const height = (await button.boundingBox())?.height;
  const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const typeface = await button.evaluate((element) => getComputedStyle(element).fontFamily.split(",")[0]);
  const surface = async (colorScheme: Scheme, chosen?: Scheme) => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate((theme) => {
      if (theme) document.documentElement.dataset["theme"] = theme;
      return getComputedStyle(document.body).backgroundColor;
    }, chosen);
  };
  const surfaces = {
    system: { light: await surface("light"), dark: await surface("dark") },
    chosen: { light: await surface("dark", "light"), dark: await surface("light", "dark") },
    part: await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "light";
      const part = document.body.appendChild(document.createElement("div"));
      part.dataset["theme"] = "dark";
      part.style.backgroundColor = "var(--kit-color-surface)";
      return getComputedStyle(part).backgroundColor;
    }),
  };
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Request a demo" });
  await dialog.getByLabel("Company").waitFor();
  const dialogWidth = await dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
  const look = await looksOf(page, "body *");
  return { seen: { height, ground, typeface, dialogWidth, surfaces, faults }, look };
}

/** @example rgb("#ff0000") ⇒ "rgb(255, 0, 0)" */
function rgb(hex = ""): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
}
