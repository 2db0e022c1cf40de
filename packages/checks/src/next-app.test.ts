import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { USER_AGENT, visitorsChromium } from "@voxlog/testing/chromium";
import { freePort } from "@voxlog/testing/free-port";
import { type FreshApp, freshApp, type PackedPackage, packPackage } from "@voxlog/testing/package";
import { execa, type Subprocess } from "execa";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const packages = join(import.meta.dirname, "../..");
const example = join(packages, "../examples/next");
/** The tested version of Next, with the packages that the example needs. */
const NEXT = { next: "16.4.6", "react-i18next": "18.0.1", i18next: "27.1.2" };
const DARK = "rgb(11, 14, 13)";
/** Entries with required functions as props, which a server component can't pass on. */
const NEED_FUNCTIONS = new Set(["alert-dialog", "file-drop", "plot"]);

// Only in `pnpm soak`: Next is 370 MB to fetch and builds for 30 s.
describe.runIf(process.env["SOAK"] === "1")("a new Next app with the packed packages", () => {
  const packed: PackedPackage[] = [];
  let app: FreshApp;
  let server: Subprocess;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    vi.stubEnv("NEXT_TELEMETRY_DISABLED", "1");
    for (const name of ["ui", "i18n", "tracking"]) packed.push(await packPackage(join(packages, name)));
    const [ui, i18n, tracking] = packed.map(({ tarball }) => tarball) as [string, string, string];
    app = await freshApp({
      tarballs: { "@voxlog/ui": ui, "@voxlog/i18n": i18n, "@voxlog/tracking": tracking },
      others: ["react", "react-dom", "typescript", "@types/node", "@types/react", "@types/react-dom"],
      likeIn: join(packages, "ui"),
      fetched: NEXT,
      files: { ...(await exampleFiles()), ...(await recipeFiles()), ...(await everyComponent()) },
    });
    await app.run("voxlog-ui-theme", "#0b6e4f", "theme.css");
    await app.run("next", "build");
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const next = join(app.folder, "node_modules/.bin/next");
    server = execa(next, ["start", "--hostname", "127.0.0.1", "--port", `${port}`], { cwd: app.folder });
    server.catch(() => {}); // It ends with the tests.
    await vi.waitFor(() => fetch(address), { timeout: 30_000 });
    browser = await chromium.launch(await visitorsChromium());
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    server?.kill();
    await app?.remove();
    for (const each of packed) await each.remove();
    vi.unstubAllEnvs();
  });

  async function open(path = "/"): Promise<{ page: Page; faults: string[]; sent: string[] }> {
    const page = await browser.newPage({ userAgent: USER_AGENT });
    const [faults, sent]: [string[], string[]] = [[], []];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.route("https://api.example.com/**", (route) => {
      sent.push(route.request().postData() ?? "");
      return route.fulfill({ json: [], headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await page.goto(address + path);
    return { page, faults, sent };
  }

  test("a new Next app renders server components with client components inside", async () => {
    const { page, faults } = await open();

    expect(await page.getByRole("link", { name: "NL Nederlands" }).getAttribute("href")).toBe("/nl");
    await page.getByRole("cell", { name: "€1,250" }).waitFor();
    await page.getByText("Jetzt bestellen").waitFor();
    expect((await page.getByRole("button", { name: "Order" }).boundingBox())?.height).toBe(44);
    await page.getByRole("button", { name: "Order" }).click();
    await page.getByRole("dialog", { name: "Your order" }).getByRole("tabpanel").waitFor();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByText("It is on its way.").waitFor();
    await page.getByRole("link", { name: "Shoes" }).click();
    await page.getByText("Which sizes?").click();
    await page.getByText("36 to 47.").waitFor();
    expect(faults).toEqual([]);
  });

  test("a new Next app renders every component in a server component", async () => {
    const { page, faults } = await open("/every");
    await page.locator("[role=dialog]").first().waitFor();

    const shown = await page
      .locator("[data-entry]")
      .evaluateAll((cases) => cases.map((each) => each.getAttribute("data-entry")));
    const kit = JSON.parse(await readFile(join(packages, "ui/package.json"), "utf8"));
    const entries = Object.entries<string>(kit.exports).filter(([, file]) => file.endsWith(".tsx"));
    const names = entries.map(([entry]) => entry.slice("./".length));
    expect([...new Set(shown)].sort()).toEqual(names.filter((name) => !NEED_FUNCTIONS.has(name)));
    expect(faults).toEqual([]);
  });

  test("a new Next app paints first in the visitor's color scheme", async () => {
    const { page } = await open();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe("rgb(255, 255, 255)");
    await page.getByRole("button", { name: "Dark" }).click();
    expect(await ground()).toBe(DARK);

    // Without scripts, the page shows only the first paint.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.reload();
    expect(await ground()).toBe(DARK);
  });

  test("a new Next app tracks each page once with the package's recipe", async () => {
    const { page, sent } = await open();
    await expect.poll(() => sent.length).toBe(1);
    await page.getByRole("link", { name: "Shoes" }).click();
    await expect.poll(() => sent.length).toBe(2);

    const paths = sent.map((body) => /"page_path":"([^"]*)"/.exec(body)?.[1]);
    expect(paths).toEqual(["/", "/shoes"]);
  });
});

async function exampleFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const file of glob("**/*.{ts,tsx,json}", { cwd: example }))
    files[file] = await readFile(join(example, file), "utf8");
  return files;
}

async function recipeFiles(): Promise<Record<string, string>> {
  const documents = ["README.md", "docs/recipes.md"].map((file) =>
    readFile(join(packages, "tracking", file), "utf8"),
  );
  const blocks = (await Promise.all(documents)).join("").matchAll(/```tsx?\n\/\/ (\S+\.tsx?)\n(.*?)```/gs);
  const files = Object.fromEntries(Array.from(blocks, ([, file, code]) => [file ?? "", code ?? ""]));
  const recipe: Record<string, string> = {};
  for (const name of ["tracking.ts", "visits.ts", "app/visits.tsx"]) recipe[name] = files[name] ?? "";
  return recipe;
}

async function everyComponent(): Promise<Record<string, string>> {
  const files: Record<string, string> = { "app/every/page.tsx": EVERY };
  for (const name of [
    "cases.tsx",
    "field-cases.tsx",
    "overlay-cases.tsx",
    "toast-on-mount.tsx",
    "kinds.ts",
  ]) {
    const code = await readFile(join(packages, "ui/test/conformance", name), "utf8");
    files[`app/every/${name}`] = code.replaceAll(/"\.\.\/\.\.\/src\/([\w-]+)\/\1\.tsx"/g, '"@voxlog/ui/$1"');
  }
  return files;
}

const EVERY = `
import { cases } from "./cases.tsx";

export default function Every() {
  const shown = cases.filter(({ inServerComponents = true }) => inServerComponents);
  return shown.map(({ entry, name, element }) => (
    <section key={name} data-entry={entry}>{element({})}</section>
  ));
}
`;
