import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDemoTexts } from "../src/demo.ts";
import { loadLegalTexts } from "../src/legal.ts";
import { loadMailTexts } from "../src/mail.ts";
import { loadReportsTexts } from "../src/reports.ts";
import { loadSiteTexts } from "../src/site.ts";

const here = join(import.meta.dirname, "..");
const file = "src/dictionaries/whole/pl.ts";
let copy: string;

/** A copy beside the package, from where it finds the same tools; Polish is added to it. */
beforeAll(async () => {
  copy = await mkdtemp(join(here, "../.i18n-"));
  for (const part of ["src", "package.json", "tsconfig.json", "vitest.config.ts"]) {
    await cp(join(here, part), join(copy, part), { recursive: true });
  }
  await symlink(join(here, "node_modules"), join(copy, "node_modules"));
  await mkdir(join(copy, "src/dictionaries/whole"));
  await writeFile(join(copy, file), await polish());
  const languages = await readFile(join(copy, "src/languages.ts"), "utf8");
  const line = '  pl: { label: "PL", name: "Polski", locale: "pl-PL", ogLocale: "pl_PL" },\n';
  await writeFile(join(copy, "src/languages.ts"), languages.replace("} as const", `${line}} as const`));
});

afterAll(() => rm(copy, { recursive: true }));

async function run(program: string, ...args: string[]): Promise<string> {
  const bin = program === "node" ? process.execPath : join(here, "node_modules/.bin", program);
  try {
    return (await promisify(execFile)(bin, args, { cwd: copy, env: { ...process.env, NO_COLOR: "1" } }))
      .stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr);
  }
}

describe("A third language, added by its file and its line", () => {
  test("is typed, and has a text for every key and every form of a plural", { timeout: 60_000 }, async () => {
    await run("tsc", "--noEmit", "-p", "tsconfig.json");
    expect(await run("vitest", "run", "src/dictionaries", "--reporter=verbose")).toMatch(
      /the demo dictionary in pl/,
    );
  });

  test("is chosen, shown, counted in and formatted as the others are", async () => {
    await writeFile(join(copy, "use.ts"), USE);

    expect(JSON.parse(await run("node", "use.ts"))).toEqual({
      languages: ["nl", "en", "pl"],
      chosen: "pl",
      text: "PL Start now",
      counts: ["PL one 1", "PL few 3", "PL many 5"],
      number: "3,6",
      legal: ["legal"],
      mail: "PL Company",
    });
  });

  test("fails when it misses a text, and says which", { timeout: 60_000 }, async () => {
    const whole = await readFile(join(copy, file), "utf8");
    await writeFile(join(copy, file), whole.replace(/^.*"skipToContent":.*$/m, ""));

    await expect(run("tsc", "--noEmit", "-p", "tsconfig.json")).rejects.toThrow("skipToContent");
    await expect(run("vitest", "run", "src/dictionaries")).rejects.toThrow("skipToContent");
  });
});

/** What an app does with it. */
const USE = `
import { chooseLanguage, createI18n, formatNumber, languages } from "./src/index.ts";
import { loadDemoTexts } from "./src/demo.ts";
import { loadLegalTexts } from "./src/legal.ts";
import { loadMailTexts } from "./src/mail.ts";
import { loadSiteTexts } from "./src/site.ts";

const chosen = chooseLanguage({ asked: null, remembered: null, preferred: ["pl-PL"] });
const texts = { ...(await loadSiteTexts(chosen)), ...(await loadDemoTexts(chosen)) };
const i18n = createI18n(chosen, texts);
const t = i18n.getFixedT(null, "demo");
console.log(JSON.stringify({
  languages,
  chosen,
  text: i18n.getFixedT(null, "common")(($) => $.startNow),
  counts: [1, 3, 5].map((count) => t(($) => $.recordings.found, { count })),
  number: formatNumber(chosen, 3.6).replace(/\\u00a0/g, " "),
  legal: Object.keys(await loadLegalTexts(chosen)),
  mail: (await loadMailTexts(chosen)).lead.fields.company,
}));
`;

/** The English texts with a mark, and the four forms that a Polish plural has. */
async function polish(): Promise<string> {
  const english = {
    ...(await loadSiteTexts("en")),
    ...(await loadDemoTexts("en")),
    ...(await loadLegalTexts("en")),
    ...(await loadReportsTexts("en")),
    mail: await loadMailTexts("en"),
  };
  const texts = JSON.stringify(marked(english), null, 2);
  return `import type { WholeLanguage } from "../../whole-language.ts";\n\nexport const texts = ${texts} satisfies WholeLanguage;\n`;
}

function marked(tree: object): object {
  const entries: [string, unknown][] = Object.entries(tree).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== "string") return [[key, marked(value)]];
    const [, plural] = /^(.*)_(?:one|other)$/.exec(key) ?? [];
    if (plural === undefined) return [[key, `PL ${value}`]];
    const facts = (value.match(/\{\{\w+\}\}/g) ?? []).join(" ");
    return ["one", "few", "many", "other"].map((form) => [`${plural}_${form}`, `PL ${form} ${facts}`]);
  });
  return Object.fromEntries(entries);
}
