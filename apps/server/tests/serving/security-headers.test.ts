import { securityHeaders, strictTransport } from "@voxlog/hosting";
import { expect, test } from "vitest";
import { readBuild } from "../../front/files/build.ts";
import { findFile } from "../../front/files/find-file.ts";
import { ownServer } from "../server.ts";
import { createBuilds } from "./builds.ts";

const { SITE_DIR, DEMO_DIR } = await createBuilds();
const server = await ownServer({ env: { SITE_DIR, DEMO_DIR } });

const HSTS = "Strict-Transport-Security";

const headersOf = async (path: string, headers = {}) =>
  (await fetch(server.url + path, { headers, redirect: "manual" })).headers;
const directive = async (path: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec((await headersOf(path)).get("Content-Security-Policy") ?? "")?.[1];

test("a page's policy is the one from the app's build", async () => {
  expect(await directive("/", "script-src")).toBe("'self' 'sha256-of-a-script='");
  expect(await directive("/en/nothing", "script-src")).toBe("'self' 'sha256-of-a-script='");
  expect(await directive("/", "connect-src")).toBeUndefined(); // That is for default-src to say.
  expect(await directive("/dashboard", "script-src")).toBe("'self'");
  expect(await directive("/dashboard", "connect-src")).toBe("'self' https://api.example.com");
});

test.each([
  ["/", "microphone=()"],
  ["/nothing", "microphone=()"],
  ["/favicon.svg", "microphone=()"],
  ["/dashboard/record", "microphone=(self)"],
  ["/dashboard/assets/demo-d4e5f6.js", "microphone=(self)"],
])("the file or page at %s has the headers of its app's build", async (path, microphone) => {
  const headers = await headersOf(path);
  for (const [name, value] of Object.entries(securityHeaders({})))
    if (!/Policy$|^Strict/.test(name)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Permissions-Policy")).toContain(microphone);
});

test.each([
  ["over TLS, by the proxy's header", { "X-Forwarded-Proto": "https" }, strictTransport[HSTS]],
  ["without TLS", {}, null],
])("every page %s has the right Strict-Transport-Security", async (_, headers, expected) => {
  for (const path of ["/", "/dashboard", "/nothing"])
    expect((await headersOf(path, headers)).get(HSTS)).toBe(expected);
});

test("a server with only the site serves the site's page at /dashboard", () => {
  const site = readBuild(SITE_DIR);
  expect(findFile("/dashboard", { site })).toMatchObject({ file: site.files.get("dashboard/index.html") });
});
