import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { brand } from "@voxlog/product";
import { freePort } from "@voxlog/testing/free-port";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readAddress } from "../../configuration/address.ts";
import { allowedOrigins, defaultDataFolder } from "../../configuration/environment.ts";
import { warnOfIdentity } from "../../configuration/identity.ts";
import { redirectToHttps } from "../../front/tls/redirect-to-https.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

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
  const answer = await new Promise((answered) => {
    request({ port, path, headers: { Host: host }, agent: false }, (response) => {
      answered([response.statusCode, response.resume().headers.location]);
    }).end();
  });
  expect(answer).toEqual([301, location]);
});

const own = "https://api.example.com";

test("only the server's own origin may read the API's answers when everything is on it", () => {
  expect(allowedOrigins({}, own)).toEqual([own]);
});

test("the origins of a site and demo hosted elsewhere may also read the API's answers", () => {
  const env = { VITE_SITE_URL: "https://www.example.com/", VITE_DEMO_URL: "https://demo.example.com" };
  expect(allowedOrigins(env, own)).toEqual([own, "https://www.example.com", "https://demo.example.com"]);
});

test("further origins may read the API's answers, without duplicates", () => {
  const env = { ALLOWED_ORIGINS: `https://preview.example.com, ${own}` };
  expect(allowedOrigins(env, own)).toEqual([own, "https://preview.example.com"]);
});

test.each(["www.example.com", "https://www.example.com/", "https://*.example.com", "null"])(
  "ALLOWED_ORIGINS rejects '%s', which isn't an origin",
  (origin) => {
    expect(() => allowedOrigins({ ALLOWED_ORIGINS: origin }, own)).toThrow(`has "${origin}"`);
  },
);

let apps: string;
beforeEach(async () => {
  apps = await temporaryFolder();
});

async function putDatabase(app: string): Promise<void> {
  await mkdir(join(apps, app, "pb_data"), { recursive: true });
  await writeFile(join(apps, app, "pb_data", "data.db"), "");
}

test("the data of an earlier server in apps/backend is served in place", async () => {
  await putDatabase("backend");
  expect(defaultDataFolder(apps)).toBe(join(apps, "backend", "pb_data"));
});

test("a new server keeps its data in its own folder, even next to an earlier server's", async () => {
  expect(defaultDataFolder(apps)).toBe(join(apps, "server", "pb_data"));
  await putDatabase("backend");
  await putDatabase("server");
  expect(defaultDataFolder(apps)).toBe(join(apps, "server", "pb_data"));
});

let siteDir: string;
beforeAll(async () => {
  siteDir = await temporaryFolder();
  await writeFile(join(siteDir, "robots.txt"), `User-agent: *\n\nSitemap: ${brand.origin}/sitemap.xml\n`);
});

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
