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
}, 60_000);

afterAll(() => packed?.remove());

test("The packed dictionaries have no fault that publint or Are The Types Wrong finds", async () => {
  expect(await packageFaults(packed.tarball)).toEqual([]);
});

test("The packed dictionaries publish all that the workspace uses", () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

const MAIN = `
import { chooseLanguage, createI18n, formatPrice } from "@voxlog/i18n";
import { loadSiteTexts } from "@voxlog/i18n/site";
import { createRoot } from "react-dom/client";
import { I18nextProvider, useTranslation } from "react-i18next";

const asked = new URLSearchParams(location.search).get("lang");
const language = chooseLanguage({ asked, remembered: null, preferred: [] });
const i18n = createI18n(language, await loadSiteTexts(language));

function App() {
  const { t } = useTranslation("common");
  // @ts-expect-error There is no such text.
  t(($) => $.noSuchText);
  return <button type="button">{t(($) => $.startNow)}: {formatPrice(language, 1250, "EUR")}</button>;
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<I18nextProvider i18n={i18n}><App /></I18nextProvider>);
`;

/** A product with dictionaries, languages and typed keys of its own. */
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
export const said = [line("de")];
Object.assign(globalThis, { document: { documentElement: {} } });
await switchLanguage(i18n, "it", async () => ({ shop: inItalian }));
said.push(line("it"));
console.log(JSON.stringify({ said, faults: dictionaryFaults(shop, inItalian, "it") }));
`;

// Another toolchain, and a browser of its own; the tracking package's fresh app is in the checks.
describe.runIf(soaks)("A new app outside the workspace", () => {
  let app: FreshApp;
  let site: BuiltSite;

  beforeAll(async () => {
    app = await freshApp({
      tarballs: { "@voxlog/i18n": packed.tarball },
      others: [
        "i18next",
        "react",
        "react-dom",
        "react-i18next",
        "vite",
        "typescript",
        "@types/react",
        "@types/react-dom",
        "@types/node",
      ],
      likeIn: here,
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

  test("A new app outside the workspace has its keys checked by the published types", async () => {
    await app.run("tsc");
  });

  test("A new app outside the workspace may have dictionaries and languages of its own, with typed keys and none of our texts", async () => {
    await app.run("tsc", "-p", "own");

    expect(JSON.parse(await app.run("node", "own/own.ts"))).toEqual({
      said: ["Summe: 1.250\u00a0€", "Totale: 1250\u00a0€"],
      faults: [],
    });
  });

  test("A new app outside the workspace imports all of it in a server component", async () => {
    expect(await entriesOnServer(app.folder, manifest.name, manifest.publishConfig.exports)).toEqual({
      browserAlone: [],
      failed: [],
    });
  });

  test.each([
    ["Dutch", "?lang=nl", "Start nu: € 1.250"],
    ["English", "?lang=en", "Start now: €1,250"],
  ])("A new app outside the workspace shows its texts and prices in %s", async (_, address, text) => {
    const { page, faults } = await site.open(address);

    await page.getByRole("button", { name: text }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
