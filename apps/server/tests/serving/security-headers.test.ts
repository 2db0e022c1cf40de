import { strictTransport } from "@voxlog/hosting";
import { expect, test } from "vitest";
import { readBuild } from "../../front/files/build.ts";
import { findFile } from "../../front/files/find-file.ts";
import { ownServer } from "../server.ts";
import { createBuilds } from "./builds.ts";

const { siteDir, demoDir } = await createBuilds();
const server = await ownServer({ siteDir, demoDir });

const HSTS = "Strict-Transport-Security";

const headersOf = async (path: string, headers = {}) =>
  (await fetch(server.url + path, { headers, redirect: "manual" })).headers;
const directive = async (path: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec((await headersOf(path)).get("Content-Security-Policy") ?? "")?.[1];

test.each(["/features", "/nothing", "/dashboard/record", "/assets/entry-a1b2c3.js"])(
  "a page's policy allows nothing from other origins at %s",
  async (path) => {
    const policy = (await headersOf(path)).get("Content-Security-Policy");
    for (const directive of [
      ...["default-src 'self'", "img-src 'self' data:", "frame-ancestors 'none'", "base-uri 'none'"],
      ...["form-action 'self'", "object-src 'none'"],
    ]) {
      expect(policy?.split("; ")).toContain(directive);
    }
    expect(policy).not.toContain("unsafe");
  },
);

test("a page's policy is the one from the app's build", async () => {
  expect(await directive("/", "script-src")).toBe("'self' 'sha256-of-a-script='");
  expect(await directive("/en/nothing", "script-src")).toBe("'self' 'sha256-of-a-script='");
  expect(await directive("/", "connect-src")).toBeUndefined(); // That is for default-src to say.
  expect(await directive("/dashboard", "script-src")).toBe("'self'");
  expect(await directive("/dashboard", "connect-src")).toBe("'self' https://api.example.com");
});

test.each(["/", "/nothing", "/dashboard", "/favicon.svg"])(
  "every page and file of %s has the other security headers",
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  },
);

test("pages may use the microphone only in the demo", async () => {
  expect((await headersOf("/dashboard/record")).get("Permissions-Policy")).toContain("microphone=(self)");
  expect((await headersOf("/")).get("Permissions-Policy")).toContain("microphone=()");
});

test.each([
  ["over TLS, by the proxy's header", { "X-Forwarded-Proto": "https" }, strictTransport[HSTS]],
  ["without TLS", {}, null],
])("every page %s has the right Strict-Transport-Security", async (_, headers, expected) => {
  for (const path of ["/", "/dashboard", "/nothing"])
    expect((await headersOf(path, headers)).get(HSTS)).toBe(expected);
});

test("a server with only the site serves the site's page at /dashboard", () => {
  const site = readBuild(siteDir);
  expect(findFile("/dashboard", { site })).toMatchObject({ file: site.files.get("dashboard/index.html") });
});
