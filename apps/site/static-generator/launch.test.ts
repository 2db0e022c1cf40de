import { join } from "node:path";
import { brand, isShown, partners, trust } from "@voxlog/product";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { notFoundPaths, prerenderedPaths } from "../app/routing/paths.ts";
import { markdownOf } from "./markdown.ts";

let vite: ViteDevServer | undefined;
let renderPage: Awaited<ReturnType<typeof publicRenderer>>;

beforeAll(async () => {
  renderPage = await publicRenderer();
}, 90_000);

afterAll(async () => {
  await vite?.close();
  vi.unstubAllEnvs();
});

test("a public build's pages leave out what the owner hasn't confirmed", { timeout: 90_000 }, async () => {
  const { registrationNumber, vatNumber, address } = brand.company;
  const { phone, phoneWritten } = brand.contact;
  const samples = [
    ...(isShown("company", true) ? [] : [registrationNumber, vatNumber]),
    ...(isShown("address", true) ? [] : [address.street, address.postalCode, `${address.city}.`]),
    ...(isShown("phone", true) ? [] : [phone, phoneWritten.local, phoneWritten.international]),
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

/** Returns what renders a page in a public build, from its modules: bundling them takes ten times as long. */
async function publicRenderer(): Promise<typeof import("../app/entry.server.tsx").renderPage> {
  vi.stubEnv("VOXLOG_LAUNCH", "1");
  const root = join(import.meta.dirname, "..");
  vite = await createServer({ root, logLevel: "error", server: { middlewareMode: true, ws: false } });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite can't run the server's modules.");
  const module = await ssr.runner.import<typeof import("../app/entry.server.tsx")>("/app/entry.server.tsx");
  return module.renderPage;
}
