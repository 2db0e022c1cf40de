import { join } from "node:path";
import { brand, isShown, partners, trust } from "@voxlog/product";
import { formatPhone, languages } from "@voxlog/texts";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { notFoundPaths, prerenderedPaths } from "../app/routing/paths.ts";
import { markdownOf } from "./markdown.ts";

let vite: ViteDevServer | undefined;
let importModule: Awaited<ReturnType<typeof publicImporter>>;
let renderPage: typeof import("../app/entry.server.tsx").renderPage;

beforeAll(async () => {
  importModule = await publicImporter();
  ({ renderPage } = await importModule<typeof import("../app/entry.server.tsx")>("/app/entry.server.tsx"));
}, 90_000);

afterAll(async () => {
  await vite?.close();
  vi.unstubAllEnvs();
});

test("a public build's pages leave out what the owner hasn't confirmed", { timeout: 90_000 }, async () => {
  const { registrationNumber, vatNumber, address } = brand.company;
  const { phone } = brand.contact;
  const samples = [
    ...(isShown("company", true) ? [] : [registrationNumber, vatNumber]),
    ...(isShown("address", true) ? [] : [address.street, address.postalCode, `${address.city}.`]),
    ...(isShown("phone", true)
      ? []
      : [phone, ...languages.map((language) => formatPhone(language, phone).replaceAll(" ", "\u00A0"))]),
    ...(isShown("agency", true) ? [] : [brand.agency.name, brand.agency.url]),
    ...(isShown("partners", true) ? [] : partners.map(({ name }) => name)),
    ...(isShown("conversations", true) ? [] : trust.processors.map(({ name }) => name)),
    // Labels of samples, and what the owner still has to do.
    ...["[voorbeeld]", "[sample]", "voorbeeldtekst", "sample text", "nakijken</", "To be reviewed"],
  ];
  const paths = [...prerenderedPaths(), ...notFoundPaths()];
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const html = await renderPage(path);
    const page = html + markdownOf(html, brand.origin);
    expect(
      samples.filter((sample) => page.includes(sample)),
      path,
    ).toEqual([]);
  }
});

test.runIf(!isShown("conversations", true))(
  "a public build's security page doesn't promise the parts that it leaves out",
  async () => {
    for (const path of ["/security", "/en/security"]) {
      const html = await renderPage(path);
      const description = /<meta name="description" content="([^"]+)/.exec(html)?.[1];
      expect(`${description} ${markdownOf(html, brand.origin)}`, path).not.toMatch(
        /bewaart|waar het blijft|wanneer het weer weg|beveiligd|keeps|is kept|are kept|erased/,
      );
    }
  },
);

test("a claim whose figure is turned off is on no page", async () => {
  const product = await importModule<typeof import("@voxlog/product")>("@voxlog/product");
  const claims: Record<string, unknown> = product.claims;
  const figures = { ...claims };
  const off = [
    "minutesSavedPerDay",
    "callsLoggedPercent",
    "returnOnInvestment",
    "transcriptionAccuracyPercent",
    "matchRatePercent",
  ];
  for (const name of off) claims[name] = undefined;
  for (const path of ["/", "/en", "/features", "/en/features", "/pricing", "/en/pricing"]) {
    expect(markdownOf(await renderPage(path), brand.origin), path).not.toMatch(
      /undefined|NaN|[{×]|%\+|nauwkeurig|accurate|minuten per dag|minutes a day/,
    );
  }
  Object.assign(claims, figures);
});

/** Returns what imports a public build's modules: bundling them takes ten times as long. */
async function publicImporter() {
  vi.stubEnv("VOXLOG_LAUNCH", "1");
  const root = join(import.meta.dirname, "..");
  vite = await createServer({ root, logLevel: "error", server: { middlewareMode: true, ws: false } });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite can't run the server's modules.");
  const { runner } = ssr;
  return <Module>(path: string) => runner.import<Module>(path);
}
