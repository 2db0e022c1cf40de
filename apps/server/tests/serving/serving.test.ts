import { securityHeaders, strictTransport } from "@voxlog/hosting";
import { expect, test } from "vitest";
import { readBuild } from "../../front/files/build.ts";
import { findFile } from "../../front/files/send-file.ts";
import { ownServer, sendLines } from "../server.ts";
import { createBuilds } from "./builds.ts";

const builds = await createBuilds();
const server = await ownServer({ env: builds });

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: "manual", ...init });
async function getAll(path: string) {
  const response = await get(path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const HTML = "text/html; charset=utf-8";

test.each([
  ["/", 200, "<h1>Nederlands</h1>"],
  ["/features?from=mail", 200, "<h1>Functies</h1>"],
  ["/en", 200, "<h1>English</h1>"],
  ["/en/dashboard", 200, "<h1>The site's dashboard</h1>"],
  ["/nothing", 404, "<h1>Niet gevonden</h1>"],
  ["/english", 404, "<h1>Niet gevonden</h1>"],
  ["/assets/gone.js", 404, "<h1>Niet gevonden</h1>"],
  ["/en/nothing", 404, "<h1>Not found</h1>"],
  ["/%E0%A4%A", 404, "<h1>Niet gevonden</h1>"],
  ["/en/%E0%A4%A", 404, "<h1>Not found</h1>"],
  ["/dashboard", 200, "<h1>Demo</h1>"],
  ["/dashboard/", 200, "<h1>Demo</h1>"],
  ["/dashboard/recordings?recording=3", 200, "<h1>Demo</h1>"],
  ["/dashboard/nothing", 404, "<h1>Not in the demo</h1>"],
  ["/dashboards", 404, "<h1>Niet gevonden</h1>"],
  ["/reports", 200, "<h1>Reports</h1>"],
  ["/ui/?path=/docs/install--docs", 200, "<h1>Components</h1>"],
])("the page at %s answers %i with %s, and is revalidated each time", async (path, status, body) => {
  const { headers, ...response } = await getAll(path);
  expect(response).toEqual({ status, body });
  expect([headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([HTML, "no-cache"]);
  expect(headers.get("X-Robots-Tag")).toBe(/^\/(reports|ui)/.test(path) ? "noindex" : null);
});

test.each([
  ["/features/", 301, "/features"],
  ["/features/?from=mail", 301, "/features?from=mail"],
  ["/home?from=mail", 301, "/?from=mail"],
  ["/Home", 301, "/"],
  ["/EN/Dashboard?from=print", 301, "/en/dashboard?from=print"],
  ["/_", 307, "/_/"],
  ["/ui", 301, "/ui/"],
])("the address %s redirects with %i to %s", async (path, status, location) => {
  const response = await getAll(path);
  expect([response.status, response.headers.get("Location")]).toEqual([status, location]);
});

test.each([
  ["dashboard", "demo-d4e5f6.js", "console.log('demo')"],
  ["reports", "reports-a7b8c9.js", "console.log('reports')"],
  ["ui", "page-c1d2e3.js", "console.log('ui')"],
])("the files of /%s are its app's, and a missing one isn't a page", async (app, file, body) => {
  expect(await getAll(`/${app}/assets/${file}`)).toMatchObject({ status: 200, body });
  expect((await getAll(`/${app}/assets/gone.js`)).status).toBe(404);
});

test("an unknown path of the API has the API's 404", async () => {
  const { status, body } = await getAll("/api/nothing");
  expect([status, JSON.parse(body)]).toEqual([404, expect.objectContaining({ status: 404 })]);
});

test("the admin has PocketBase's own policy", async () => {
  const { status, headers } = await get("/_/");
  expect(status).toBe(200);
  expect(headers.get("Content-Security-Policy")).toContain("style-src 'self' 'unsafe-inline'");
});

test.each([
  ["/assets/entry-a1b2c3.js", "31536000, immutable"],
  ["/dashboard/assets/demo-d4e5f6.js", "31536000, immutable"],
  ["/favicon.svg", "86400"],
])("a cache keeps %s for so many seconds: %s", async (path, seconds) => {
  expect((await get(path)).headers.get("Cache-Control")).toBe(`public, max-age=${seconds}`);
});

test("a cache gets 304 for an unchanged page, by its tag, not its date", async () => {
  const statusFor = async (tag: string) => {
    const later = new Date(Date.now() + 60_000).toUTCString();
    return (await get("/", { headers: { "If-None-Match": tag, "If-Modified-Since": later } })).status;
  };
  const tag = (await get("/")).headers.get("ETag") ?? "";
  expect([await statusFor(tag), await statusFor('W/"older"')]).toEqual([304, 200]);
});

const getEncoded = (path: string, accepted = "gzip, deflate, br, zstd") =>
  get(path, { headers: { "Accept-Encoding": accepted } });

test.each([
  ["/compressed", 200, HTML, "<h1>Compressed</h1>"],
  ["/assets/compressed-a1b2c3.js", 200, "text/javascript; charset=utf-8", "console.log('compressed')"],
  ["/nothing", 404, HTML, "<h1>Niet gevonden</h1>"],
  ["/dashboard/record", 200, HTML, "<h1>Demo</h1>"],
])("a browser that accepts Brotli gets the precompressed file: %s", async (path, status, type, content) => {
  const response = await getEncoded(path);
  expect([response.status, response.headers.get("Content-Encoding")]).toEqual([status, "br"]);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Vary")?.split(", ")).toEqual(["Origin", "Accept-Encoding"]);
  expect(await response.text()).toBe(content);
});

test("a browser that accepts Brotli gets other files with gzip", async () => {
  const response = await getEncoded("/assets/entry-a1b2c3.js");
  expect(response.headers.get("Content-Encoding")).toBe("gzip");
  expect((await response.text()).length).toBeGreaterThan(2000);
});

test.each(["gzip", "br;q=0, gzip", "identity"])("Accept-Encoding: %s gets no Brotli", async (accepted) => {
  const response = await getEncoded("/compressed", accepted);
  expect(response.headers.get("Content-Encoding")).not.toBe("br");
  expect(await response.text()).toBe("<h1>Compressed</h1>");
});

test("a range of an audio file is sent as audio and isn't compressed", async () => {
  const headers = { "Accept-Encoding": "gzip", Range: "bytes=6-11" };
  const answer = await get("/dashboard/assets/talk-g7h8i9.mp3", { headers });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Type")).toBe("audio/mpeg");
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(await answer.text()).toBe("sound ");
});

test("a range past the end isn't kept by caches in place of the file", async () => {
  const answer = await get("/dashboard/assets/talk-g7h8i9.mp3", { headers: { Range: "bytes=4000-" } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([416, "no-store"]);
});

test.each(["/features", "/api/health"])("%s is the same by its complete address", async (path) => {
  const { status, headers } = await sendLines(server, `http://www.example.com${path}`);
  const { "content-type": type, "x-content-type-options": sniffing } = headers;
  const expected = await getAll(path);
  expect([status, type, sniffing]).toEqual([200, expected.headers.get("Content-Type"), "nosniff"]);
});

test("a download of an older version isn't continued with the new one's bytes", async () => {
  const headers = { "Accept-Encoding": "identity", Range: "bytes=6-11", "If-Range": '"older"' };
  const answer = await get("/dashboard/assets/talk-g7h8i9.mp3", { headers });
  expect([answer.status, (await answer.text()).length]).toEqual([200, 4000]);
});

test.each([
  ...["/../private.txt", "/assets/../../private.txt", "/%2e%2e/private.txt", "/..%2fprivate.txt"],
  ...["/assets/..%2f..%2fprivate.txt", "/..%5cprivate.txt", "/dashboard/../../site/private.txt"],
  ...["/dashboard/..%2f..%2fsite%2fprivate.txt", "/link.txt", "//private.txt", "/%00", "/_headers"],
  ...["/_redirects", "/dashboard/_headers"],
])("a path that tries to leave the builds %s gets nothing", async (path) => {
  const { status, body } = await sendLines(server, path);
  expect(status === 200 && body !== "<h1>Demo</h1>").toBe(false);
  expect(body).not.toContain("not for visitors");
});

test("paths of thousands of slashes don't delay other visitors", { timeout: 10_000 }, async () => {
  const paths = ["/EN", "/api"].map((start) => `${start}${"/".repeat(15_000)}x`);
  for (const path of Array.from({ length: 50 }, () => paths).flat())
    expect((await sendLines(server, path)).status).not.toBe(200);
});

test.each(["//example.com/", "/%5cexample.com/", "//example.com/%2e%2e", "/%2fexample.com/"])(
  "a path that tries to leave the builds isn't redirected to another site: %s",
  async (path) => {
    const { location = "/" } = (await sendLines(server, path)).headers;
    expect(new URL(location, server.url).origin).toBe(server.url);
  },
);

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
  const site = readBuild(builds.SITE_DIR);
  expect(findFile("/dashboard", { site })).toMatchObject({ file: site.files.get("dashboard/index.html") });
});
