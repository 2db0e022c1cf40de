import { join } from "node:path";
import { brand, isShown, partners, trust } from "@voxlog/product";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { afterAll, expect, test, vi } from "vitest";
import { notFoundPaths, prerenderedPaths } from "../app/routing/paths.ts";
import { markdownOf } from "./markdown.ts";

let vite: ViteDevServer | undefined;

afterAll(async () => {
  await vite?.close();
  vi.unstubAllEnvs();
});

test("a public build's pages leave out what the owner hasn't confirmed", { timeout: 90_000 }, async () => {
  const { registrationNumber, vatNumber } = brand.company;
  const samples = [
    ...(isShown("company", true) ? [] : [registrationNumber, vatNumber]),
    ...(isShown("partners", true) ? [] : partners.map(({ name }) => name)),
    ...(isShown("conversations", true) ? [] : trust.processors.map(({ name }) => name)),
  ];
  const renderPage = await publicRenderer();
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
