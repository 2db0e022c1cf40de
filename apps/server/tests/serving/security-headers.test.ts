import { strictTransport } from "@voxlog/hosting";
import { describe, expect, test } from "vitest";
import { ownServer } from "../server.ts";
import { createBuilds } from "./builds.ts";

const { siteDir, demoDir } = await createBuilds();
const server = await ownServer({ siteDir, demoDir });

const headersOf = async (path: string, headers = {}) =>
  (await fetch(server.url + path, { headers, redirect: "manual" })).headers;
const directive = async (path: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec((await headersOf(path)).get("Content-Security-Policy") ?? "")?.[1];

test.each(["/features", "/nothing", "/dashboard/record", "/assets/entry-a1b2c3.js"])(
  "a page's policy lets nothing in from elsewhere at %s",
  async (path) => {
    const policy = (await headersOf(path)).get("Content-Security-Policy");
    for (const directive of [
      "default-src 'self'",
      "img-src 'self' data:",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ]) {
      expect(policy?.split("; ")).toContain(directive);
    }
    expect(policy).not.toContain("unsafe");
  },
);

test("a page's policy is the one that the app's build asks for", async () => {
  expect(await directive("/", "script-src")).toBe("'self' 'sha256-of-a-script='");
  expect(await directive("/en/nothing", "script-src")).toBe("'self' 'sha256-of-a-script='");
  expect(await directive("/", "connect-src")).toBeUndefined(); // That is for default-src to say.
  expect(await directive("/dashboard", "script-src")).toBe("'self'");
  expect(await directive("/dashboard", "connect-src")).toBe("'self' https://api.example.com");
});

test.each(["/", "/nothing", "/dashboard", "/favicon.svg"])(
  "every page and file of %s has the other headers of a careful server",
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  },
);

test("every page and file may use the microphone in the demo alone", async () => {
  expect((await headersOf("/dashboard/record")).get("Permissions-Policy")).toContain("microphone=(self)");
  expect((await headersOf("/")).get("Permissions-Policy")).toContain("microphone=()");
});

describe("the wish for TLS", () => {
  const wish = "Strict-Transport-Security";

  test("the wish for TLS is not uttered without TLS", async () => {
    for (const path of ["/", "/dashboard", "/nothing"]) expect((await headersOf(path)).get(wish)).toBeNull();
  });

  test("the wish for TLS is uttered when the proxy says that the visitor came by TLS", async () => {
    const byTls = { "X-Forwarded-Proto": "https" };
    for (const path of ["/", "/dashboard", "/nothing"]) {
      expect((await headersOf(path, byTls)).get(wish)).toBe(strictTransport[wish]);
    }
  });
});

test("a server of the site alone has the site's own page at /dashboard", async () => {
  const alone = await ownServer({ siteDir });
  expect(await (await fetch(`${alone.url}/dashboard`)).text()).toBe("<h1>Dashboard van de site</h1>");
});
