import { startPocketBase, type TestPocketBase } from "@voxlog/testing/pocketbase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBuilds } from "./builds.ts";

let builds: Awaited<ReturnType<typeof makeBuilds>>;
let server: TestPocketBase;
beforeAll(async () => {
  builds = await makeBuilds();
  server = await startPocketBase({ siteDir: builds.siteDir, demoDir: builds.demoDir });
});
afterAll(async () => {
  await server.stop();
  await builds.remove();
});

const headersOf = async (path: string) => (await fetch(server.url + path)).headers;
const directive = async (path: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec((await headersOf(path)).get("Content-Security-Policy") ?? "")?.[1];
const scripts = (path: string) => directive(path, "script-src");
const styles = (path: string) => directive(path, "style-src");

describe("a page's policy", () => {
  test.each(["/features", "/nothing", "/dashboard/record", "/assets/entry-a1b2c3.js"])(
    "lets nothing in from elsewhere at %s, and no inline style",
    async (path) => {
      const policy = (await headersOf(path)).get("Content-Security-Policy");
      for (const directive of [
        "default-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "media-src 'self' blob:",
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

  test("names the inline scripts of that page alone", async () => {
    expect(await scripts("/")).toBe("'self' 'sha256-of-the-home-page=' 'sha256-of-all-pages='");
    expect(await scripts("/en/nothing")).toBe("'self' 'sha256-of-the-missing-page='");
    expect(await scripts("/features")).toBe("'self'");
    expect(await scripts("/dashboard")).toBe("'self'");
  });

  test("names the inline styles of that page alone", async () => {
    expect(await styles("/")).toBe("'self' 'sha256-of-the-styles='");
    expect(await styles("/dashboard")).toBe("'self'");
  });

  test("lets the apps reach an API on another origin, where there is one", async () => {
    await using apart = await startPocketBase({
      siteDir: builds.siteDir,
      env: { VITE_API_URL: "https://api.example.com/base/" },
    });
    const policy = (await fetch(apart.url)).headers.get("Content-Security-Policy");
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
  });
});

describe("every page and file", () => {
  test.each(["/", "/nothing", "/dashboard", "/favicon.svg"])(
    "of %s has the other headers of a careful server",
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    },
  );

  test("may use the microphone in the demo alone", async () => {
    expect((await headersOf("/dashboard/record")).get("Permissions-Policy")).toContain("microphone=(self)");
    expect((await headersOf("/")).get("Permissions-Policy")).toContain("microphone=()");
  });

  test("may use no camera and no location", async () => {
    for (const path of ["/", "/dashboard"]) {
      const policy = (await headersOf(path)).get("Permissions-Policy");
      expect(policy).toContain("camera=()");
      expect(policy).toContain("geolocation=()");
    }
  });
});

describe("a server of the site alone", () => {
  test("has the site's own page at /dashboard", async () => {
    await using alone = await startPocketBase({ siteDir: builds.siteDir });
    expect(await (await fetch(`${alone.url}/dashboard`)).text()).toBe("<h1>Dashboard van de site</h1>");
  });
});

describe("a server of the API alone", () => {
  test("has no pages", async () => {
    await using alone = await startPocketBase();
    expect((await fetch(alone.url)).status).toBe(404);
  });
});
