import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brand } from "@voxlog/product";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { warnOfIdentity } from "../../configuration/identity.ts";

let siteDir: string;
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), "voxlog-identity-"));
  await writeFile(join(siteDir, "robots.txt"), `User-agent: *\n\nSitemap: ${brand.origin}/sitemap.xml\n`);
});
afterAll(() => rm(siteDir, { recursive: true }));

async function warningsOf(env: Record<string, string>): Promise<string> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await warnOfIdentity(env, siteDir);
  const said = write.mock.calls.join("");
  write.mockRestore();
  return said;
}

test("a server that is opened to the world says that its site was built for another address, and how to build it for this one", async () => {
  const said = await warningsOf({ VOXLOG_DOMAIN: "www.example.com" });
  expect(said).toContain(`built for ${brand.origin} but is served at https://www.example.com`);
  expect(said).toContain("VOXLOG_DOMAIN=www.example.com npx -y pnpm@12 build");
});

test("a server that is opened to the world says nothing of the address where it is the site's, and lists what is still a sample", async () => {
  const said = await warningsOf({ VITE_SITE_URL: brand.origin });
  expect(said).not.toContain("built for");
  expect(said).toContain("the partners");
});

test("a server for this machine alone warns of nothing", async () => {
  expect(await warningsOf({})).toBe("");
});
