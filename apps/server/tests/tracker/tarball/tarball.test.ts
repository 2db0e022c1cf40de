import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { USER_AGENT, visitorsChromium } from "@voxlog/testing/chromium";
import { freePort } from "@voxlog/testing/free-port";
import { entriesOnServer, freshApp, packageFaults, packPackage } from "@voxlog/testing/package";
import manifest from "@voxlog/tracking/package.json" with { type: "json" };
import { chromium } from "playwright";
import { build, type InlineConfig, preview, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { pocketbaseFlags, waitUntilHealthy } from "../../../pocketbase/child.ts";
import { findBinary } from "../../../pocketbase/find-binary.ts";
import { stopProcess } from "../../../process/processes.ts";
import { signIn } from "../../../testing/index.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../../../..");

const { tarball } = await packPackage(join(ROOT, "packages/tracking"));

test("the tarball passes publint, Are The Types Wrong and the checks of its documents", async () => {
  expect(await packageFaults(tarball)).toEqual([]);
});

test("the package includes sources and source maps and no tests", async () => {
  const { stdout } = await run("tar", ["tzf", tarball]);
  const files = stdout.split("\n").filter(Boolean);
  const sources = files.filter((file) => file.startsWith("package/src/"));
  expect(sources.length).toBeGreaterThan(20);
  for (const source of sources) {
    const compiled = source.replace("/src/", "/dist/").replace(/\.tsx?$/, "");
    for (const ending of [".js", ".js.map", ".d.ts", ".d.ts.map"]) expect(files).toContain(compiled + ending);
  }
  expect(files.filter((file) => /\.test\.|testing/.test(file))).toEqual([]);
  expect(files).toContain("package/README.md");
});

/** Shows a page whose title is too long, and would be cut in the middle of a character. */
function showBasket() {
  history.pushState(null, "", "/basket?item=1");
  document.title = `x${"🧺".repeat(400)}`;
}

const collection = (name: string) =>
  `migrate((app) => app.save(new Collection({ name: "${name}", type: "base" })), () => {});`;

test("a fresh app with its own set tracks with the tarball", async () => {
  const app = await createFreshApp(tarball);
  const home = app.folder;
  expect(await app.writeBackend()).toMatch(/wrote pb_migrations\/\d+_voxlog_tracking.js/);
  expect(await app.writeBackend()).toBe("Nothing to change.");
  for (const [number, name] of Object.entries({ 1000000000: "products", 9000000000: "reviews" }))
    await writeFile(join(home, `pb_migrations/${number}_${name}.js`), collection(name));

  await using stack = new AsyncDisposableStack();
  const { "./store-contract": _, ...exports } = manifest.publishConfig.exports;
  const entries = await entriesOnServer(home, manifest.name, exports);
  expect(entries).toEqual({ browserAlone: ["./react"], failed: [] });
  const server = await startStockPocketBase(home, "https://elsewhere.example");
  stack.defer(server.stop);
  const outDir = await app.build(server.url);
  const site = await preview({ configFile: false, root: home, build: { outDir }, preview: { port: 0 } });
  stack.defer(site.close);
  const address = site.resolvedUrls?.local[0] ?? "";
  const browser = await chromium.launch(await visitorsChromium());
  stack.defer(() => browser.close());

  // The server doesn't allow this origin, so the console has the reason and the fix.
  const rejected = await browser.newPage({ userAgent: USER_AGENT });
  const warning = rejected.waitForEvent("console", (message) => message.text().includes("ALLOWED_ORIGINS"));
  await rejected.goto(address);
  expect((await warning).text()).toContain("Not confirmed");
  await rejected.close();
  await server.restart(new URL(address).origin);
  expect(await server.admin.rows("shop_sessions")).toHaveLength(1);

  const page = await browser.newPage({ userAgent: USER_AGENT });
  await page.goto(`${address}?utm_source=news&gclid=1`);
  await page.getByRole("link", { name: "Schuhe" }).click();
  await page.getByRole("button", { name: "Bestellen" }).click();
  await page.getByRole("link", { name: "Danke" }).click();
  const ordered = { page_count: 3, converted: true, conversion_type: "order", plan: "paid" };
  await expect
    .poll(() => server.admin.rows("shop_sessions"))
    .toMatchObject([
      { page_count: 1, plan: "free" },
      { ...ordered, utm_source: "news", click_id: "gclid" },
    ]);
  await expect
    .poll(async () => (await server.admin.rows("shop_page_visits")).slice(1))
    .toMatchObject([
      { page_path: "/", page_title: "Start", product: "" },
      { page_path: "/schuhe", page_title: "Schuhe", product: "s-1" },
      { page_path: "/danke", page_title: "Danke", product: "" },
    ]);

  await expect
    .poll(() => server.admin.rows("shop_events"))
    .toMatchObject([
      { name: "product_look", page_path: "/schuhe", properties: { product: "s-1" } },
      { name: "basket_add", page_path: "/schuhe", properties: { pieces: 1 } },
    ]);

  const list = `${server.url}/api/collections/shop_sessions/records`;
  const [row] = await server.admin.rows<{ session_id: string }>("shop_sessions");
  const found = await fetch(`${list}?filter=${encodeURIComponent(`session_id = "${row?.session_id}"`)}`);
  expect(await found.json()).toMatchObject({ items: [{ session_id: row?.session_id }] });
  for (const query of ["", "?sort=created", "?filter=page_count>0"])
    expect((await fetch(list + query)).status).toBe(400);

  const plain = await browser.newPage({ userAgent: USER_AGENT });
  const last = async () => (await server.admin.rows("shop_sessions")).at(-1);
  await plain.goto(`${address}plain.html?UTM_SOURCE=news`);
  await plain.getByRole("button").click();
  const session = { landing_page: "/plain.html", language: "fr", conversion_type: "order" };
  await expect.poll(last).toMatchObject({ ...session, utm_source: "news" });
  await plain.evaluate(showBasket);
  await expect.poll(last).toMatchObject({ page_count: 2, last_page: "/basket" });
  await plain.goBack();
  await plain.reload();
  await expect.poll(last).toMatchObject({ page_count: 4, unique_page_count: 2, conversion_type: "order" });
  const session_id = (await last())?.["session_id"];
  const events = await server.admin.rows("shop_events", { filter: `session_id = "${session_id}"` });
  expect(events).toMatchObject([{ name: "basket_add", page_path: "/plain.html" }]);

  const other = await browser.newPage({ userAgent: USER_AGENT });
  await other.goto(`${address}plain.html?lang=pt`);
  await expect.poll(last).toMatchObject({ landing_page: "/plain.html", language: "", page_count: 1 });

  // Only the views, once each, however they are shown, with their ends, and in rows like the other file's. The browser
  // context outlives the tab, whose last request is sent as it closes.
  const small = await (await browser.newContext({ userAgent: USER_AGENT })).newPage();
  const ofSmall = async () => {
    const session_id = (await last())?.["session_id"];
    const filter = `session_id = "${session_id}"`;
    return server.admin.rows("shop_page_visits", { filter, sort: "start_time" });
  };
  await small.goto(`${address}small.html`);
  await small.evaluate(showBasket);
  await expect.poll(last).toMatchObject({ landing_page: "/small.html", page_count: 2, language: "fr" });
  await small.goto(`${address}small.html?lang=pt#/kasse`);
  await expect.poll(last).toMatchObject({ page_count: 3, unique_page_count: 3, last_page: "/kasse" });
  await small.evaluate(() => location.assign("#/danke"));
  await expect.poll(last).toMatchObject({ page_count: 4, last_page: "/danke" });
  await small.close({ runBeforeUnload: true });
  const ended = expect.stringMatching(/Z$/);
  await expect.poll(ofSmall).toMatchObject([
    { page_path: "/small.html", page_title: "Plain", language: "fr", referrer: "direct", end_time: ended },
    { page_path: "/basket", referrer: "/small.html", end_time: ended },
    { page_path: "/kasse", end_time: ended },
    { page_path: "/danke", end_time: ended },
  ]);

  const declared = await readFile(join(home, "tracking.ts"), "utf8");
  const more = declared.replace("visitFields: { ", 'visitFields: { size: { type: "number" }, ');
  await writeFile(join(home, "tracking.ts"), more);
  expect(await app.writeBackend()).toMatch(/wrote pb_migrations\/\d+_voxlog_tracking.js$/);
  await server.restart(new URL(address).origin);
  expect((await server.admin.rows("shop_page_visits")).map((row) => row["size"])).toEqual(Array(13).fill(0));
});

const EXAMPLE = join(ROOT, "packages/tracking/examples/plain-script");
const TYPES = { compilerOptions: { strict: true, noEmit: true, types: [] }, include: ["*.ts"] };

/** Creates an app from the plain-script example in a new folder, with the package from its tarball. */
async function createFreshApp(tarball: string) {
  const names = await readdir(EXAMPLE);
  const example = names.map(async (name) => [name, await readFile(join(EXAMPLE, name), "utf8")]);
  const readme = await readFile(join(ROOT, "packages/tracking/README.md"), "utf8");
  const blocks = readme.matchAll(/```ts\n\/\/ (visits|page)\.ts\n(.*?)```/gs);
  const { folder, run } = await freshApp({
    tarballs: { "@voxlog/tracking": tarball },
    others: ["typescript", "vite"],
    likeIn: join(ROOT, "apps/server"),
    files: {
      ...Object.fromEntries(await Promise.all(example)),
      ...Object.fromEntries(Array.from(blocks, ([, name, code]) => [`${name}.ts`, code])),
      "tsconfig.json": JSON.stringify(TYPES),
    },
  });
  return {
    folder,
    /** Writes the migrations and hooks of the app's set, and returns the output. */
    writeBackend: () => run("voxlog-tracking", "--config", "tracking.ts", "--out", "."),
    /** Checks the app's types and builds it for a PocketBase. Returns the build's folder. */
    async build(apiUrl: string): Promise<string> {
      await mkdir(join(folder, "public"));
      const scripts = join(folder, "node_modules/@voxlog/tracking/dist/script");
      for (const [script, page] of Object.entries({ tracker: "plain", views: "small" })) {
        await cp(join(scripts, `${script}.js`), join(folder, `public/${page}.js`));
        await writeFile(join(folder, `public/${page}.html`), plainPage(`/${page}.js`, apiUrl));
      }
      await writeFile(join(folder, ".env"), `VITE_API_URL=${apiUrl}\n`);
      await run("tsc");
      await run("vite", "build");
      return join(folder, "dist");
    },
  };
}

/**
 * Starts an unmodified PocketBase in another project's folder, which holds `pb_migrations` and `pb_hooks`.
 *
 * @param origins whose pages may read its responses, for `--origins`.
 */
async function startStockPocketBase(folder: string, origins: string) {
  const binary = await findBinary(new AbortController().signal);
  const [email, password] = ["owner@shop.test", "correct horse battery staple"];
  const [migrations, hooks] = [join(folder, "pb_migrations"), join(folder, "pb_hooks")];
  const flags = pocketbaseFlags(join(folder, "pb_data"), { migrations, hooks });
  await run(binary, ["superuser", "upsert", email, password, ...flags]);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server) await stopProcess(server);
  };
  /** Applies what is new in the folders, and allows pages of other origins. */
  const restart = async (allowed: string) => {
    await stop();
    const args = ["serve", `--http=127.0.0.1:${port}`, `--origins=${allowed}`, ...flags];
    server = spawn(binary, args, { stdio: ["ignore", "ignore", "inherit"] });
    await waitUntilHealthy(server, port);
  };
  await restart(origins);
  return { url, admin: await signIn(url, email, password), restart, stop };
}

const plainPage = (script: string, apiUrl: string) => `<!doctype html>
  <html lang="fr-FR"><title>Plain</title><link rel="icon" href="data:,">
  <script>if (location.search.includes("lang=pt")) document.documentElement.lang = "pt-PT";</script>
  <script defer src="${script}" data-api="${apiUrl}" data-set="shop" data-hash></script>
  <script defer src="${script}" data-api="${apiUrl}" data-set="shop" data-hash></script>
  <button data-conversion="order" data-event="basket_add">Commander</button>`;

const store = { "": "createTracker, defineSet", "/pocketbase": "fetchClient, pocketbaseStore" };
const listeners = ["trackForms", "trackFileDownloads", "trackOutboundLinks", "trackScrollDepth"];

test.each<[string, Record<string, string>, number]>([
  ["the tracker", { "": "createTracker" }, 3800],
  ["the tracker with campaigns", { "": "createTracker", "/campaign": "readCampaign" }, 4000],
  ["fetchClient", { "/pocketbase": "fetchClient" }, 550],
  ["the tracker with the PocketBase store, fetchClient and a set", store, 6500],
  ...[...listeners, "trackWebVitals", "trackInteraction"].map(
    (name): [string, Record<string, string>, number] => [name, { "/events": name }, 460],
  ),
])("%s stays small", async (_, imports, most) => {
  const lines = Object.entries(imports).map(
    ([entry, names]) => `export { ${names} } from "@voxlog/tracking${entry}";`,
  );
  const plugin = {
    name: "entry",
    resolveId: (id: string) => (id === "/entry.js" ? id : null),
    load: (id: string) => (id === "/entry.js" ? lines.join("\n") : null),
  };
  const rolldownOptions = { input: "/entry.js", preserveEntrySignatures: "strict" } as const;
  const root = import.meta.dirname;
  const size = await sizeOf({ configFile: false, root, plugins: [plugin], build: { rolldownOptions } });
  expect(size).toBeLessThanOrEqual(most);
});

test.each([
  ["tracker", 6300],
  ["views", 3500],
])("the file for a script tag with the %s stays small", async (mode, most) => {
  const root = join(ROOT, "packages/tracking");
  const configFile = join(root, "vite.script.config.ts");
  expect(await sizeOf({ configFile, root, mode })).toBeLessThanOrEqual(most);
});

/** Returns the size of what Vite builds, minified and gzipped, in bytes. */
async function sizeOf(config: InlineConfig): Promise<number> {
  const built = await build({ ...config, logLevel: "error", build: { ...config.build, write: false } });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return gzipSync(output[0].code, { level: 9 }).length;
}
