import { securityHeaders, strictTransport } from "@voxlog/hosting";
import { expect, test } from "vitest";
import { readBuild } from "../../front/files/build.ts";
import { findFile } from "../../front/files/send-file.ts";
import { ownServer, sendLines } from "../server.ts";
import { createBuilds } from "./builds.ts";

const builds = await createBuilds();
const server = await ownServer({ env: builds });

/** Returns the status, the headers in lower case, and the decompressed body. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const response = await fetch(server.url + path, { redirect: "manual", headers });
  const { status, headers: received } = response;
  return { "content-encoding": null, ...Object.fromEntries(received), status, body: await response.text() };
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
  const answer = await get(path);
  expect(answer).toMatchObject({ status, body, "content-type": HTML, "cache-control": "no-cache" });
  expect(answer["x-robots-tag"]).toBe(/^\/(reports|ui)/.test(path) ? "noindex" : undefined);
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
  expect(await get(path)).toMatchObject({ status, location });
});

test.each([
  ["dashboard", "demo-d4e5f6.js", "console.log('demo')"],
  ["reports", "reports-a7b8c9.js", "console.log('reports')"],
  ["ui", "page-c1d2e3.js", "console.log('ui')"],
])("the files of /%s are its app's, and a missing one isn't a page", async (app, file, body) => {
  expect(await get(`/${app}/assets/${file}`)).toMatchObject({ status: 200, body });
  expect((await get(`/${app}/assets/gone.js`)).status).toBe(404);
});

const PAGE = "/compressed";
const LARGE = "/assets/entry-a1b2c3.js";
const AUDIO = "/dashboard/assets/talk-g7h8i9.mp3";
const part = { "Accept-Encoding": "identity", Range: "bytes=6-11" };
const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const brotli = { "content-encoding": "br", vary: "Origin, Accept-Encoding" };
const { etag } = await get("/");
/** The date doesn't count, only the tag. */
const later = { "If-Modified-Since": new Date(Date.now() + 60_000).toUTCString() };

test.each<[path: string, headers: Record<string, string>, answer: object]>([
  ["/api/nothing", {}, { status: 404, body: expect.stringContaining('"status":404') }],
  ["/_/", {}, { "content-security-policy": expect.stringContaining("style-src 'self' 'unsafe-inline'") }],
  [LARGE, {}, { "cache-control": "public, max-age=31536000, immutable" }],
  ["/dashboard/assets/demo-d4e5f6.js", {}, { "cache-control": "public, max-age=31536000, immutable" }],
  ["/favicon.svg", {}, { "cache-control": "public, max-age=86400" }],
  ["/", { ...later, "If-None-Match": `${etag}` }, { status: 304 }],
  ["/", { ...later, "If-None-Match": 'W/"older"' }, { status: 200 }],
  [PAGE, browser, { ...brotli, status: 200, "content-type": HTML, body: "<h1>Compressed</h1>" }],
  ["/assets/compressed-a1b2c3.js", browser, { ...brotli, "content-type": "text/javascript; charset=utf-8" }],
  ["/assets/compressed-a1b2c3.js", browser, { status: 200, body: "console.log('compressed')" }],
  ["/nothing", browser, { ...brotli, status: 404, "content-type": HTML, body: "<h1>Niet gevonden</h1>" }],
  ["/dashboard/record", browser, { ...brotli, status: 200, "content-type": HTML, body: "<h1>Demo</h1>" }],
  [LARGE, browser, { "content-encoding": "gzip", body: expect.stringMatching(/x{2000}/) }],
  [PAGE, { "Accept-Encoding": "gzip" }, { "content-encoding": "gzip", body: "<h1>Compressed</h1>" }],
  [PAGE, { "Accept-Encoding": "br;q=0, gzip" }, { "content-encoding": "gzip", body: "<h1>Compressed</h1>" }],
  [PAGE, { "Accept-Encoding": "identity" }, { "content-encoding": null, body: "<h1>Compressed</h1>" }],
  [AUDIO, { ...part, ...browser }, { status: 206, "content-encoding": null, body: "sound " }],
  [AUDIO, part, { status: 206, "content-type": "audio/mpeg", body: "sound " }],
  // Caches don't keep it in place of the file.
  [AUDIO, { Range: "bytes=4000-" }, { status: 416, "cache-control": "no-store" }],
  // A download of an older version isn't continued with the new one's bytes.
  [AUDIO, { ...part, "If-Range": '"older"' }, { status: 200, "content-length": "4000" }],
])(
  "a request for %s with the headers %o gets the right status, encoding and caching",
  async (path, headers, answer) => {
    expect(await get(path, headers)).toMatchObject(answer);
  },
);

test.each(["/features", "/api/health"])("%s is the same by its complete address", async (path) => {
  const { status, headers } = await sendLines(server, `http://www.example.com${path}`);
  const { "content-type": type, "x-content-type-options": sniffing } = headers;
  expect([status, type, sniffing]).toEqual([200, (await get(path))["content-type"], "nosniff"]);
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
const directive = async (path: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec(String((await get(path))["content-security-policy"]))?.[1];

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
  const answer = await get(path);
  for (const [name, value] of Object.entries(securityHeaders({})))
    if (!/Policy$|^Strict/.test(name)) expect([name, answer[name.toLowerCase()]]).toEqual([name, value]);
  expect(answer["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer["permissions-policy"]).toContain(microphone);
});

test.each([
  ["over TLS, by the proxy's header", { "X-Forwarded-Proto": "https" }, strictTransport[HSTS]],
  ["without TLS", {}, undefined],
])("every page %s has the right Strict-Transport-Security", async (_, headers, expected) => {
  for (const path of ["/", "/dashboard", "/nothing"])
    expect((await get(path, headers))[HSTS.toLowerCase()]).toBe(expected);
});

test("a server with only the site serves the site's page at /dashboard", () => {
  const site = readBuild(builds.SITE_DIR);
  expect(findFile("/dashboard", { site })).toMatchObject({ file: site.files.get("dashboard/index.html") });
});
