import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const command = join(import.meta.dirname, "command.ts");
let folder: string;

const CONFIG = `
const texts = (language) => import(\`./\${language}.ts\`);
export default {
  locales: { nl: "nl-NL", en: "en-IE" },
  load: async (language) => ({ shop: (await texts(language)).shop }),
  files: (language) => \`\${language}.ts\`,
  code: ["page.tsx"],
};
`;
const DUTCH = `export const shop = {
  basket: { sum: "Totaal: {{sum}}", none: "Leeg" },
  plans: { small: { name: "Klein" }, large: { name: "Ruim" } },
  pieces_one: "{{count}} stuk", pieces_other: "{{count}} stuks",
} as const;
`;
const ENGLISH = `export const shop = {
  basket: { sum: "Total: {{sum}}", none: "Empty" },
  plans: { small: { name: "Small" }, large: { name: "Large" } },
  pieces_one: "{{count}} piece", pieces_other: "{{count}} pieces",
};
`;
const PAGE = `t(($) => $.basket.sum, { sum }); t(($) => $.basket.none);
t(($) => $.plans[plans[0].id]
  .name); t(($) => $.pieces, { count });
`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "voxlog-i18n-"));
  await write({ "i18n.config.ts": CONFIG, "nl.ts": DUTCH, "en.ts": ENGLISH, "page.tsx": PAGE });
});

afterEach(() => rm(folder, { recursive: true }));

test("check passes when code shows every text, also by a dynamic key or a plural", async () => {
  expect(await run("check")).toEqual({ code: 0, errors: [] });
});

test("texts that code reads without selectors count as used, and have that code as their place", async () => {
  await write({
    "i18n.config.ts": CONFIG.replace("files:", 'usedElsewhere: { shop: "server" }, files:'),
    "page.tsx": "",
  });
  await run("export");

  expect(await run("check")).toEqual({ code: 0, errors: [] });
  expect(JSON.parse(await readFile(join(folder, "en.json"), "utf8")).texts[0].places).toEqual(["server"]);
});

test("check names texts that are missing or that no code shows", async () => {
  await write({
    "en.ts": ENGLISH.replace(', none: "Empty"', ""),
    "page.tsx": PAGE.replace("$.plans", "$.prices"),
  });

  expect((await run("check")).errors).toEqual([
    "shop.plans.small.name: no code shows it. Remove it from the dictionaries.",
    "shop.plans.large.name: no code shows it. Remove it from the dictionaries.",
    "en shop.basket.none: is missing",
  ]);
});

test("check says that the code isn't found, instead of calling every text unused", async () => {
  await write({ "i18n.config.ts": CONFIG.replace("page.tsx", "pages/*.tsx") });

  expect((await run("check")).errors).toEqual(["No file matches `code` of the config: pages/*.tsx"]);
});

test("check names a translation whose source changed, until it is translated again or accepted", async () => {
  await run("check");
  await write({ "nl.ts": DUTCH.replace("Leeg", "Niets").replace("Klein", "Mini") });

  const { errors } = await run("check");
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain("en shop.basket.none: the text in nl changed.");
  await write({ "en.ts": ENGLISH.replace("Empty", "Nothing") });
  await run("accept", "shop.plans.small.name");
  expect(await run("check")).toEqual({ code: 0, errors: [] });
});

test("check in CI records nothing", async () => {
  await run("check");
  const record = await readFile(join(folder, "i18n.lock.json"), "utf8");
  await write({ "en.ts": ENGLISH.replace("Empty", "Nothing") });

  await run("check", "--ci");
  expect(await readFile(join(folder, "i18n.lock.json"), "utf8")).toBe(record);
});

test("a translator's file has each text with its places, and comes back as Windows saves it", async () => {
  await run("export");
  const file = JSON.parse(await readFile(join(folder, "en.json"), "utf8"));
  expect(file.texts[2]).toEqual({
    key: "shop.plans.small.name",
    places: ["page.tsx:2"],
    source: "Klein",
    text: "Small",
  });
  file.texts[2].text = 'Called "mini"';
  await write({ "en.json": `\uFEFF${JSON.stringify(file, null, 2).replaceAll("\n", "\r\n")}` });

  expect(await run("import", "en.json")).toEqual({ code: 0, errors: [] });
  expect(await readFile(join(folder, "en.ts"), "utf8")).toBe(
    ENGLISH.replace('"Small"', JSON.stringify('Called "mini"')),
  );
});

test("a translator's file shows where on a picture of the product a text is, next to it, or why none shows it", async () => {
  const place = { file: "page.png", x: 8, y: 16, width: 50, height: 24 };
  const none = { none: "in an email" };
  await mkdir(join(folder, "pictures"));
  await write({
    "i18n.config.ts": CONFIG.replace("files:", 'screenshots: "pictures", files:'),
    "pictures/index.json": JSON.stringify({ "shop.plans.small.name": place, "shop.plans.large.name": none }),
    "pictures/page.png": "pixels",
  });
  await run("export", "--out", "out");
  const { texts } = JSON.parse(await readFile(join(folder, "out/en.json"), "utf8"));

  expect(texts.map(({ screenshot }: { screenshot?: object }) => screenshot)).toEqual([
    ...[undefined, undefined],
    { ...place, file: "screenshots/page.png" },
    none,
    ...[undefined, undefined],
  ]);
  expect(await readFile(join(folder, "out/screenshots/page.png"), "utf8")).toBe("pixels");
});

test("import without a file says what to name", async () => {
  expect(await run("import")).toEqual({ code: 1, errors: ["Name the files to import."] });
});

test("import says how to add a text that a dictionary doesn't have yet", async () => {
  await write({ "en.ts": ENGLISH.replace(', none: "Empty"', "") });
  await run("export");
  const file = await readFile(join(folder, "en.json"), "utf8");
  await write({ "en.json": file.replace('"text": ""', '"text": "Empty"') });

  expect((await run("import", "en.json")).errors).toEqual([
    "en.json: shop.basket.none: isn't in the dictionary yet. Copy it from the source, then import again.",
  ]);
});

test("a translator's file with mistakes is rejected with all of them, and nothing is written", async () => {
  await run("export");
  const file = JSON.parse(await readFile(join(folder, "en.json"), "utf8"));
  const [sum, , small] = file.texts;
  Object.assign(sum, { text: "<b>Total</b>" });
  Object.assign(small, { source: "Minst", text: "New" });
  file.texts.splice(1, 1, { key: "shop.tax", source: "Belasting", text: "Tax" });
  await write({ "en.json": JSON.stringify(file) });

  expect((await run("import", "en.json")).errors).toEqual([
    "en.json: shop.plans.small.name: the source changed after the export. Export the texts again.",
    "en.json: shop.basket.none: is missing",
    "en.json: shop.tax: is not in the source",
    "en.json: shop.basket.sum: has </b>, <b> instead of {{sum}}",
  ]);
  expect(await readFile(join(folder, "en.ts"), "utf8")).toBe(ENGLISH);
});

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}

function run(...args: string[]): Promise<{ code: number; errors: string[] }> {
  const CI = args.includes("--ci") ? "1" : "";
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...args.filter((arg) => arg !== "--ci")],
      { cwd: folder, env: { ...process.env, CI } },
      (_, __, stderr) => resolve({ code: child.exitCode ?? 1, errors: stderr.split("\n").filter(Boolean) }),
    );
  });
}
