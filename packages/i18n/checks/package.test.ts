import { join } from "node:path";
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

const here = join(import.meta.dirname, "..");
let packed: PackedPackage;

beforeAll(async () => {
  packed = await packPackage(here);
}, 180_000);

afterAll(() => packed?.remove());

test("The packed package has no fault that publint or Are The Types Wrong finds", async () => {
  expect(await packageFaults(packed.tarball)).toEqual([]);
});

test("The packed package publishes all entries that the workspace uses", () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

/** An app in German and Italian that detects, shows, switches and remembers a language. */
const MAIN = `
import { createI18n, defineLanguages, formatPrice, switchLanguage, useLanguage } from "@voxlog/i18n";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";

const languages = defineLanguages(["de", "it"], "shop.language");
const texts = { de: { shop: { order: "Bestellen" } }, it: { shop: { order: "Ordina" } } };
const requested = new URLSearchParams(location.search).get("lang");
const language = languages.choose({ requested, remembered: languages.remembered(), preferred: navigator.languages });
const i18n = createI18n(language, texts[language], { onSwitch: languages.remember });

function App() {
  const { t } = useTranslation("shop");
  const shown = useLanguage<"de" | "it">();
  const other = shown === "de" ? "it" : "de";
  return (
    <button type="button" onClick={() => switchLanguage(i18n, other, async (to) => texts[to])}>
      {t("order")}: {formatPrice(shown, 12.5, "EUR")}
    </button>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
`;

/** A product with its own dictionaries, languages and typed keys. */
const OWN = `
import { createI18n, type Dictionary, dictionaryFaults, formatPrice, switchLanguage } from "@voxlog/i18n";

const shop = { basket: { sum: "Summe: {{sum}}" } } as const;
const inItalian = { basket: { sum: "Totale: {{sum}}" } } satisfies Dictionary<typeof shop>;

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "shop";
    resources: { shop: typeof shop };
  }
}

const i18n = createI18n("de", { shop });
const line = (language: string) => i18n.t(($) => $.basket.sum, { sum: formatPrice(language, 1250, "EUR") });
// @ts-expect-error There is no such text.
i18n.t(($) => $.basket.tax);
export const lines = [line("de")];
Object.assign(globalThis, { document: { documentElement: {} } });
await switchLanguage(i18n, "it", async () => ({ shop: inItalian }));
lines.push(line("it"));
console.log(JSON.stringify({ lines, faults: dictionaryFaults(shop, inItalian, "it") }));
`;

// With another toolchain and browser; packages/checks tests the tracking package's fresh app.
describe.runIf(soaks)("A new app outside the workspace", () => {
  let app: FreshApp;
  let site: BuiltSite;

  beforeAll(async () => {
    app = await freshApp({
      tarballs: { "@voxlog/i18n": packed.tarball },
      others: ["react", "react-dom", "typescript", "@types/react", "@types/react-dom", "@types/node"],
      likeIn: here,
      // The oldest that we accept. With another copy of our own, no text would show.
      fetched: { i18next: "27.0.1", "react-i18next": "18.0.0", vite: "5.0.0" },
      files: {
        "index.html": `<!doctype html><html lang="nl"><head><title>App</title><link rel="icon" href="data:," /></head>
<body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`,
        "main.tsx": MAIN,
        "own/own.ts": OWN,
        "own/tsconfig.json": JSON.stringify({
          extends: "../tsconfig.json",
          compilerOptions: { types: ["node"] },
          include: ["own.ts"],
        }),
        "tsconfig.json": JSON.stringify({
          compilerOptions: {
            target: "esnext",
            jsx: "react-jsx",
            module: "esnext",
            moduleResolution: "bundler",
            strict: true,
            noEmit: true,
            types: [],
          },
          include: ["main.tsx"],
        }),
      },
    });
    await app.run("vite", "build", "--logLevel", "error");
    site = await serveBuiltSite(join(app.folder, "dist"));
  }, 120_000);

  afterAll(async () => {
    await site?.close();
    await app?.remove();
  });

  test("A new app outside the workspace gets type errors for wrong keys", async () => {
    await app.run("tsc");
  });

  test("A new app outside the workspace uses its own dictionaries and typed keys without our texts", async () => {
    await app.run("tsc", "-p", "own");

    expect(JSON.parse(await app.run("node", "own/own.ts"))).toEqual({
      lines: ["Summe: 1.250\u00a0€", "Totale: 1250\u00a0€"],
      faults: [],
    });
  });

  test("A new app outside the workspace imports the package in a server component", async () => {
    expect(await entriesOnServer(app.folder, manifest.name, manifest.publishConfig.exports)).toEqual({
      browserAlone: [],
      failed: [],
    });
  });

  test("A new app outside the workspace detects, switches and remembers its languages", async () => {
    const { page, faults } = await site.open("?lang=it");
    await page.getByRole("button", { name: "Ordina: 12,50 €" }).click();
    await page.getByRole("button", { name: "Bestellen: 12,50 €" }).waitFor();
    await page.goto(page.url().replace("?lang=it", ""));

    await page.getByRole("button", { name: "Bestellen" }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
