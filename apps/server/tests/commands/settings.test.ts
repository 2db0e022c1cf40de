import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@voxlog/product";
import { freePort } from "@voxlog/testing/free-port";
import { expect, test, vi } from "vitest";
import { readAddress } from "../../configuration/address.ts";
import { allowedOrigins, defaultDataFolder } from "../../configuration/environment.ts";
import { warnOfIdentity } from "../../configuration/identity.ts";
import { redirectToHttps } from "../../front/tls/redirect-to-https.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sendLines } from "../server.ts";

test("a server listens only on this machine unless HOST is another address", () => {
  expect(readAddress({}).host).toBe("127.0.0.1");
  expect(readAddress({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  expect(() => readAddress({ HOST: "example.com" })).toThrow('HOST is "example.com".');
});

test.each([
  ...["https://www.example.com", "www.example.com:443", "www.example.com/", "localhost", "192.0.2.1"],
  "a b.nl",
])("the variable VOXLOG_DOMAIN isn't a domain when it is '%s'", (VOXLOG_DOMAIN) => {
  const ports = { PORT: "58443", HTTP_PORT: "58080" };
  expect(() => readAddress({ ...ports, VOXLOG_DOMAIN })).toThrow("isn't a domain");
});

test.each([
  ["www.example.com", "/pricing?a=1", "https://www.example.com/pricing?a=1"],
  ["evil.example", "/pricing", "https://www.example.com/pricing"],
  ["evil.example", "http://evil.example/x", "https://www.example.com/"],
  ["evil.example", "//evil.example", "https://www.example.com//evil.example"],
])("a request without TLS to %s for %s redirects to our domain only", async (host, path, location) => {
  const port = await freePort();
  await using _server = await redirectToHttps(port, "www.example.com", new Map());
  const answer = await sendLines({ url: `http://127.0.0.1:${port}` }, path, { lines: [["Host", host]] });
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

const own = "https://api.example.com";

const [site, demo, preview] = ["https://www.example.com", "https://demo.example.com", "https://x.example"];

test.each([
  ["nothing else when everything is on it", {}, []],
  ["a site and demo hosted elsewhere", { VITE_SITE_URL: `${site}/`, VITE_DEMO_URL: demo }, [site, demo]],
  ["further ones, without duplicates", { ALLOWED_ORIGINS: `${preview}, ${own}` }, [preview]],
])("the server's own origin may read the API's answers, and %s", (_, env, others) => {
  expect(allowedOrigins(env, own)).toEqual([own, ...others]);
});

test.each(["www.example.com", "https://www.example.com/", "https://*.example.com", "null"])(
  "ALLOWED_ORIGINS rejects '%s', which isn't an origin",
  (origin) => {
    expect(() => allowedOrigins({ ALLOWED_ORIGINS: origin }, own)).toThrow(`has "${origin}"`);
  },
);

test.each([
  ["a new server's own", [], "server"],
  ["an earlier server's in apps/backend", ["backend"], "backend"],
  ["its own next to an earlier server's", ["backend", "server"], "server"],
])("the default data folder is %s", async (_, known, expected) => {
  const apps = await temporaryFolder();
  for (const app of known) {
    await mkdir(join(apps, app, "pb_data"), { recursive: true });
    await writeFile(join(apps, app, "pb_data", "data.db"), "");
  }
  expect(defaultDataFolder(apps)).toBe(join(apps, expected, "pb_data"));
});

const siteDir = await temporaryFolder();
await writeFile(join(siteDir, "robots.txt"), `User-agent: *\n\nSitemap: ${brand.origin}/sitemap.xml\n`);

async function warningsOf(env: Record<string, string>): Promise<string> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await warnOfIdentity(env, siteDir);
  const output = write.mock.calls.join("");
  write.mockRestore();
  return output;
}

test("a public server warns that its site was built for another address, and how to rebuild it", async () => {
  const output = await warningsOf({ VOXLOG_DOMAIN: "www.example.com" });
  expect(output).toContain(`built for ${brand.origin} but is served at https://www.example.com`);
  expect(output).toContain("VOXLOG_DOMAIN=www.example.com npx -y pnpm@12 build");
});

test("a public server with its site's address lists only the remaining sample content", async () => {
  const output = await warningsOf({ VITE_SITE_URL: brand.origin });
  expect(output).not.toContain("built for");
  expect(output).toContain("the partners");
});

test("a server for only this machine logs no warning", async () => {
  expect(await warningsOf({})).toBe("");
});
