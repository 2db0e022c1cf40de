import { join } from "node:path";
import { type BuiltSite, serveBuiltSite } from "@voxlog/testing/built-site";
import {
  type FreshApp,
  freshApp,
  type PackedPackage,
  packageFaults,
  packPackage,
} from "@voxlog/testing/package";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { makeTheme } from "../src/theme/make-theme.ts";

const kit = join(import.meta.dirname, "..");
let packed: PackedPackage;

beforeAll(async () => {
  packed = await packPackage(kit);
}, 60_000);

afterAll(() => packed?.remove());

describe("The packed kit", () => {
  test("has no fault that publint or Are The Types Wrong finds", async () => {
    expect(await packageFaults(packed.tarball)).toEqual([]);
  });

  test("publishes all that the workspace uses, and the built styles", () => {
    expect(Object.keys(manifest.publishConfig.exports).sort()).toEqual(
      [...Object.keys(manifest.exports), "./styles.css"].sort(),
    );
  });
});

type Scheme = "light" | "dark";

/** The app's brand, and the grounds that its theme has. */
const BRAND = "#0b6e4f";
const { colors } = makeTheme(BRAND);
const [LIGHT, DARK] = [rgb(colors.light["surface"]), rgb(colors.dark["surface"])];

const MAIN = `
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { TextField } from "@voxlog/ui/text-field";
import "./app.css";

function App() {
  const [open, setOpen] = useState(false);
  return (
    <main className="p-4">
      <Button onClick={() => setOpen(true)}>Request a demo</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Request a demo" closeLabel="Close">
        <TextField label="Company" />
      </Dialog>
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<StrictMode><App /></StrictMode>);
`;
const HTML = `<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`;
/** Imports the entries it is given as a server component would, whose React has no state, effects or context. */
const SERVER = `
import { readFile } from "node:fs/promises";
const browserAlone: string[] = [];
const failed: string[] = [];
for (const entry of process.argv.slice(2)) {
  const module = entry.replace(".", "@voxlog/ui");
  const code = await readFile(new URL(import.meta.resolve(module)), "utf8");
  if (code.startsWith('"use client"')) browserAlone.push(entry);
  else await import(module).catch((error) => failed.push(entry + ": " + error));
}
console.log(JSON.stringify({ browserAlone, failed }));
`;
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    jsx: "react-jsx",
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    noEmit: true,
    types: ["vite/client"],
  },
  include: ["*/main.tsx"],
});

describe("A new app outside the workspace", () => {
  let app: FreshApp;

  beforeAll(async () => {
    app = await freshApp({
      tarballs: { "@voxlog/ui": packed.tarball },
      others: [
        "react",
        "react-dom",
        "vite",
        "tailwindcss",
        "@tailwindcss/vite",
        "typescript",
        "@types/react",
        "@types/react-dom",
      ],
      likeIn: kit,
      files: {
        "tsconfig.json": TSCONFIG,
        "server.ts": SERVER,
        "tailwind/index.html": HTML,
        "tailwind/main.tsx": MAIN,
        "tailwind/app.css":
          '@import "tailwindcss" source(none);\n@import "@voxlog/ui/theme.css";\n@import "../theme.css";\n@source "./";\n',
        "tailwind/vite.config.ts":
          'import tailwindcss from "@tailwindcss/vite";\nexport default { plugins: [tailwindcss()] };',
        "plain/index.html": HTML,
        "plain/main.tsx": MAIN,
        "plain/app.css": '@import "@voxlog/ui/styles.css";\n@import "../theme.css";\n',
        // As wide as builds aim anywhere: what they lower must not be the theme.
        "plain/vite.config.ts":
          'export default { build: { cssTarget: ["chrome111", "firefox114", "safari16.4"] } };',
      },
    });
    await app.run("voxlog-ui-theme", BRAND, "theme.css");
  }, 120_000);

  afterAll(() => app?.remove());

  test("type-checks against the published types", async () => {
    await app.run("tsc");
  });

  test("imports in a server component all that does not say it is for the browser alone", async () => {
    const entries = Object.keys(manifest.publishConfig.exports).filter(
      (entry) => !/\.(css|json)$/.test(entry),
    );
    const imported = await app.run("node", "--conditions=react-server", "server.ts", ...entries);

    expect(JSON.parse(imported)).toEqual({
      browserAlone: [
        "alert-dialog",
        "checkbox",
        "combobox",
        "command",
        "date-picker",
        "dialog",
        "drawer",
        "file-drop",
        "menu",
        "plot",
        "tabs",
        "toast",
        "tooltip",
      ].map((name) => `./${name}`),
      failed: [],
    });
  });

  test.each([
    ["with Tailwind", "tailwind"],
    ["with Vite alone and the built styles", "plain"],
  ])("%s renders the components as they are meant to look", async (_, name) => {
    await app.run("vite", "build", name, "--logLevel", "error");
    const site = await serveBuiltSite(join(app.folder, name, "dist"));
    try {
      expect(await visit(site)).toEqual({
        height: 44,
        ground: "rgb(11, 110, 79)",
        dialogWidth: 500,
        surfaces: { system: { light: LIGHT, dark: DARK }, chosen: { light: LIGHT, dark: DARK }, part: DARK },
        faults: [],
      });
    } finally {
      await site.close();
    }
  });
});

/** What a visitor sees of the app: the button's size and colour, its dialog, and both schemes, of their system and chosen. */
async function visit(site: BuiltSite) {
  const { page, faults } = await site.open();
  const button = page.getByRole("button", { name: "Request a demo" });
  const height = (await button.boundingBox())?.height;
  const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  /** The page's ground for a visitor of that system, who may have chosen a scheme here. */
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
      part.style.backgroundColor = "var(--color-surface)";
      return getComputedStyle(part).backgroundColor;
    }),
  };
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Request a demo" });
  await dialog.getByLabel("Company").waitFor();
  const dialogWidth = await dialog.evaluate((element) => (element as HTMLElement).offsetWidth);
  return { height, ground, dialogWidth, surfaces, faults };
}

/** @example rgb("#ff0000") ⇒ "rgb(255, 0, 0)" */
function rgb(hex = ""): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
}
