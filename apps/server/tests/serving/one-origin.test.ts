import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { createBuilds } from "./builds.ts";

let builds: Awaited<ReturnType<typeof createBuilds>>;
let server: TestPocketBase;
beforeAll(async () => {
  builds = await createBuilds();
  server = await startPocketBase(builds);
});
afterAll(async () => {
  await server.stop();
  await builds.remove();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: "manual", ...init });

/** Sends a path as it stands, which fetch would tidy up. */
async function getRaw(path: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof getRaw>>>();
  const { hostname, port } = new URL(server.url);
  request({ hostname, port, path }, async (response) => {
    resolve({
      status: response.statusCode ?? 0,
      location: response.headers.location,
      body: await text(response),
    });
  })
    .once("error", reject)
    .end();
  return promise;
}

test.each([
  ["/", "Nederlands"],
  ["/features", "Functies"],
  ["/features?from=mail", "Functies"],
  ["/en", "English"],
  ["/en/dashboard", "The site's dashboard"],
])("an address of the site %s has its prerendered page", async (path, heading) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe(`<h1>${heading}</h1>`);
});

test.each([
  ["/features/", "/features"],
  ["/en/", "/en"],
  ["/features/?from=mail", "/features?from=mail"],
  ["/home?from=mail", "/?from=mail"],
])("an address of the site %s goes on to %s", async (path, canonical) => {
  const response = await get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([301, canonical]);
});

test.each([
  ["/nothing", "Niet gevonden"],
  ["/nothing/", "Niet gevonden"],
  ["/english", "Niet gevonden"],
  ["/assets/gone.js", "Niet gevonden"],
  ["/en/nothing", "Not found"],
])(
  "an address of the site %s, which is not there, has the page that says so and status 404",
  async (path, heading) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe(`<h1>${heading}</h1>`);
  },
);

test.each(["/dashboard", "/dashboard/", "/dashboard/record", "/dashboard/recordings?recording=3"])(
  "an address below /dashboard %s has the demo",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, "<h1>Demo</h1>"]);
  },
);

test("an address below /dashboard has the demo's files", async () => {
  const response = await get("/dashboard/assets/demo-d4e5f6.js");
  expect([response.status, await response.text()]).toEqual([200, "console.log('demo')"]);
});

test("an address below /dashboard that the demo has not is its page for that, with status 404, which isn't cached", async () => {
  const answer = await get("/dashboard/nothing");
  expect([answer.status, await answer.text()]).toEqual([404, "<h1>Not in the demo</h1>"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
});

test.each(["/reports", "/reports/", "/reports?set=app"])(
  "an address below /reports %s has the reports, for no search engine",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, "<h1>Reports</h1>"]);
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  },
);

test("an address below /reports has the reports' files, and no page in place of one that is gone", async () => {
  expect(await (await get("/reports/assets/reports-a7b8c9.js")).text()).toBe("console.log('reports')");
  expect((await get("/reports/assets/gone.js")).status).toBe(404);
});

test("/api/ answers unknown paths as an API", async () => {
  const response = await get("/api/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404 });
});

test("/_ leads to the admin", async () => {
  const response = await get("/_");
  expect([response.status, response.headers.get("Location")]).toEqual([307, "/_/"]);
});

test("/_/ has the admin, under PocketBase's own policy", async () => {
  const response = await get("/_/");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Security-Policy")).toContain("style-src 'self' 'unsafe-inline'");
});

test.each(["/assets/entry-a1b2c3.js", "/dashboard/assets/demo-d4e5f6.js"])(
  "a cache keeps %s for good",
  async (path) => {
    expect((await get(path)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  },
);

test("a cache keeps a page's icon, which browsers ask for at each of its addresses, for a day", async () => {
  expect((await get("/favicon.svg")).headers.get("Cache-Control")).toBe("public, max-age=86400");
});

test.each(["/", "/dashboard", "/nothing", "/assets/gone.js"])(
  "a cache asks about %s every time",
  async (path) => {
    expect((await get(path)).headers.get("Cache-Control")).toBe("no-cache");
  },
);

test("a cache hears that a page has not changed", async () => {
  const tag = (await get("/")).headers.get("ETag") ?? "";
  expect((await get("/", { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test("a cache hears that a page has changed, by the tag and not by the date", async () => {
  const headers = {
    "If-None-Match": 'W/"older"',
    "If-Modified-Since": new Date(Date.now() + 60_000).toUTCString(),
  };
  expect((await get("/", { headers })).status).toBe(200);
});

describe("a browser that takes Brotli", () => {
  const get = (path: string, accepted = "gzip, deflate, br, zstd") =>
    fetch(server.url + path, { headers: { "Accept-Encoding": accepted } });

  test.each([
    ["/compressed", 200, "text/html; charset=utf-8", "<h1>Compressed</h1>"],
    ["/assets/compressed-a1b2c3.js", 200, "text/javascript; charset=utf-8", "console.log('compressed')"],
    ["/nothing", 404, "text/html; charset=utf-8", "<h1>Niet gevonden</h1>"],
    ["/dashboard/record", 200, "text/html; charset=utf-8", "<h1>Demo</h1>"],
  ])(
    "a browser that takes Brotli gets what its build has compressed ahead: %s",
    async (path, status, type, content) => {
      const response = await get(path);
      expect([response.status, response.headers.get("Content-Encoding")]).toEqual([status, "br"]);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Vary")?.split(", ")).toEqual(["Origin", "Accept-Encoding"]);
      expect(await response.text()).toBe(content);
    },
  );

  test("a browser that takes Brotli gets anything else by gzip", async () => {
    const response = await get("/assets/entry-a1b2c3.js");
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    expect((await response.text()).length).toBeGreaterThan(2000);
  });

  test.each(["gzip", "br;q=0, gzip", "identity"])(
    "a browser that takes Brotli gets no Brotli when it says %s",
    async (accepted) => {
      const response = await get("/compressed", accepted);
      expect(response.headers.get("Content-Encoding")).not.toBe("br");
      expect(await response.text()).toBe("<h1>Compressed</h1>");
    },
  );
});

test("a browser that takes gzip gets a part of a sound as it is, for a player to put together", async () => {
  const answer = await get("/dashboard/assets/talk-g7h8i9.webm", {
    headers: { "Accept-Encoding": "gzip", Range: "bytes=6-11" },
  });
  expect([answer.status, answer.headers.get("Content-Encoding")]).toEqual([206, null]);
  expect(await answer.text()).toBe("sound ");
});

test.each([
  "/../private.txt",
  "/assets/../../private.txt",
  "/%2e%2e/private.txt",
  "/..%2fprivate.txt",
  "/assets/..%2f..%2fprivate.txt",
  "/..%5cprivate.txt",
  "/dashboard/../../site/private.txt",
  "/dashboard/..%2f..%2fsite%2fprivate.txt",
  "/link.txt",
  "//private.txt",
  "/%00",
  "/_headers",
  "/_redirects",
  "/dashboard/_headers",
])("a path that tries to leave the builds %s gets nothing", async (path) => {
  const { status, body } = await getRaw(path);
  expect(status === 200 && body !== "<h1>Demo</h1>").toBe(false);
  expect(body).not.toContain("not for visitors");
});

test.each(["//example.com/", "/%5cexample.com/", "//example.com/%2e%2e", "/%2fexample.com/"])(
  "a path that tries to leave the builds %s is sent to no other site",
  async (path) => {
    const { location = "/" } = await getRaw(path);
    expect(new URL(location, server.url).origin).toBe(server.url);
  },
);
