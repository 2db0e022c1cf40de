import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { soaks } from "@voxlog/testing/soak";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allTexts } from "../src/all-texts.ts";

const here = join(import.meta.dirname, "..");
const root = join(here, "../..");
const dictionary = "src/dictionaries/pl.ts";
let copy: string;

afterAll(() => rm(copy, { recursive: true }));

describe("A third language, added by its file and its facts", () => {
  /** A copy next to the package, which finds the same tools. */
  beforeAll(async () => {
    copy = await mkdtemp(join(here, "../.texts-"));
    for (const part of ["src", "package.json", "tsconfig.json", "vitest.config.ts"]) {
      await cp(join(here, part), join(copy, part), { recursive: true });
    }
    await symlink(join(here, "node_modules"), join(copy, "node_modules"));
    await addPolish(copy);
  });

  test("A third language is detected, shown, pluralized and formatted", async () => {
    await writeFile(join(copy, "use.ts"), USE);

    expect(JSON.parse(await run(copy, "node", "use.ts"))).toEqual({
      languages: ["nl", "en", "pl"],
      chosen: "pl",
      text: "PL Start now",
      counts: ["PL one 1", "PL few 3", "PL many 5"],
      number: "3,6",
      legal: ["legal"],
      mail: "PL Company",
    });
  });

  test("A third language with a missing text has exactly one type error", {
    timeout: 60_000,
  }, async () => {
    const whole = await readFile(join(copy, dictionary), "utf8");
    await writeFile(join(copy, dictionary), whole.replace(/^.*"skipToContent":.*$/m, ""));

    const errors = await run(copy, "tsc", "--noEmit").then(
      () => "",
      (error: Error) => error.message,
    );
    expect(errors.match(/error TS/g)).toHaveLength(1);
    expect(errors).toContain("skipToContent");
  });
});

// Builds every app: `pnpm soak`.
describe.runIf(soaks)("The repository with a third language", () => {
  let repository: string;

  beforeAll(async () => {
    repository = await copyRepository();
    await addPolish(join(repository, "packages/texts"));
    await run(join(repository, "apps/server"), "node", "pocketbase/build-hooks.ts");
  }, 120_000);

  afterAll(() => rm(repository, { recursive: true }));

  test("The repository with a third language has no type errors", { timeout: 300_000 }, async () => {
    for (const folder of await packages()) await run(join(repository, folder), "tsc", "--noEmit");
  });

  test("The repository with a third language has no missing, unused or stale text", async () => {
    const check = join(repository, "packages/i18n/src/command.ts");
    await run(join(repository, "packages/texts"), "node", check, "check");
  });

  test("The repository with a third language builds pages, a sitemap, the offer, the demo and the reports", {
    timeout: 900_000,
  }, async () => {
    for (const app of ["site", "demo", "reports"]) {
      await run(join(repository, "apps", app), "vite", "build", "--logLevel", "error");
    }
    const built = (file: string) => readFile(join(repository, "apps", file), "utf8");
    const site = "site/build/client";
    const home = await built(`${site}/pl/index.html`);
    expect(home).toContain('<html lang="pl"');
    expect(home).toContain('property="og:locale" content="pl_PL"');
    expect(await built(`${site}/pl/404.html`)).toContain('<html lang="pl"');
    expect(await built(`${site}/sitemap.xml`)).toContain('hreflang="pl"');
    expect(await built(`${site}/index.html`)).toContain('data-offer-of="pl"');
    expect(await built("demo/dist/index.html")).toContain('id="first-screen-pl-0"');
    expect(await built("reports/dist/index.html")).toContain('<p lang="pl"');
  });
});

async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  const bin = program === "node" ? process.execPath : join(folder, "node_modules/.bin", program);
  // SOAK and vitest's variables belong to this run.
  const { SOAK, NODE_ENV, VITEST, ...env } = process.env;
  try {
    return (await promisify(execFile)(bin, args, { cwd: folder, env: { ...env, NO_COLOR: "1" } })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} in ${folder}:\n${stdout}${stderr}`);
  }
}

async function packages(): Promise<string[]> {
  const folders = ["apps", "packages"].map(async (group) =>
    (await readdir(join(root, group), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => join(group, name)),
  );
  return (await Promise.all(folders)).flat();
}

/** Copies the files that git tracks, with the same tools; the copy links its own packages. */
async function copyRepository(): Promise<string> {
  const repository = await realpath(await mkdtemp(join(tmpdir(), "voxlog-third-language-")));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = await promisify(execFile)("git", list, { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split("\0").filter(Boolean)) {
    await cp(join(root, file), join(repository, file)).catch(() => {}); // Deleted but not committed.
  }
  await symlink(join(root, "node_modules"), join(repository, "node_modules"));
  for (const folder of await packages()) {
    const modules = join(root, folder, "node_modules");
    for (const name of await readdir(modules)) {
      if (name.startsWith(".vite")) continue;
      const scoped = name === "@voxlog" ? await readdir(join(modules, name)) : undefined;
      for (const part of scoped?.map((each) => join(name, each)) ?? [name]) {
        const target = scoped
          ? join(repository, relative(root, await realpath(join(modules, part))))
          : join(modules, part);
        const link = join(repository, folder, "node_modules", part);
        await mkdir(dirname(link), { recursive: true });
        await symlink(target, link);
      }
    }
  }
  return repository;
}

/** Adds a language to this package: a file with its texts, its facts, and its language offer. */
async function addPolish(folder: string): Promise<void> {
  await writeFile(join(folder, dictionary), await polish());
  const file = join(folder, "src/languages.ts");
  const languages = await readFile(file, "utf8");
  await writeFile(
    file,
    languages.replace("} as const", `${FACTS}} as const`).replace(/\};\n$/, `${OFFER}};\n`),
  );
}

const FACTS =
  '  pl: { label: "PL", name: "Polski", locale: "pl-PL", ogLocale: "pl_PL", picturesIn: "en" },\n';
const OFFER = '  pl: { text: "PL offer", accept: "PL accept", dismiss: "PL dismiss" },\n';

const USE = `
import { chooseLanguage, createI18n, formatNumber, languages } from "./src/index.ts";
import { loadDemoTexts, screenNamespaces } from "./src/demo.ts";
import { loadMailTexts } from "./src/mail.ts";
import { loadSiteTexts } from "./src/site.ts";

const chosen = chooseLanguage({ requested: null, remembered: null, preferred: ["pl-PL"] });
const texts = { ...(await loadSiteTexts(chosen)), ...(await loadDemoTexts(chosen)) };
const i18n = createI18n(chosen, texts, screenNamespaces);
const t = i18n.getFixedT(null, "demo");
console.log(JSON.stringify({
  languages,
  chosen,
  text: i18n.getFixedT(null, "common")(($) => $.startNow),
  counts: [1, 3, 5].map((count) => t(($) => $.recordingList.found, { count })),
  number: formatNumber(chosen, 3.6).replace(/\\u00a0/g, " "),
  legal: Object.keys(await loadSiteTexts(chosen, ["legal"])),
  mail: (await loadMailTexts(chosen)).lead.fields.company,
}));
`;

/** Returns the English texts with a mark, and the four Polish plural forms. */
async function polish(): Promise<string> {
  const english = await allTexts("en");
  const texts = JSON.stringify(marked(english), null, 2);
  return `import type { WholeLanguage } from "./nl/dictionary.ts";\n\nexport const texts = ${texts} satisfies WholeLanguage;\n`;
}

function marked(tree: object): object {
  const entries: [string, unknown][] = Object.entries(tree).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== "string") return [[key, marked(value)]];
    const [, plural, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
    if (plural === undefined) return [[key, `PL ${value}`]];
    const facts = (value.match(/\{\{\w+\}\}/g) ?? []).join(" ");
    const forms = form === "one" ? ["one"] : ["few", "many", "other"];
    return forms.map((each) => [`${plural}_${each}`, `PL ${each} ${facts}`]);
  });
  return Object.fromEntries(entries);
}
