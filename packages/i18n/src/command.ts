#!/usr/bin/env node
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkTexts } from "./texts/check-texts.ts";
import { languagesOf, readConfig, type Screenshot, type TextsConfig } from "./texts/config.ts";
import { exportTexts, importTexts } from "./texts/round-trip.ts";
import { readTranslated, writeTranslated } from "./texts/translated.ts";

const USAGE = `Checks a product's texts, and takes them to a translator and back.

  voxlog-i18n check           fails on texts that are missing, unused or stale; new translations are recorded in
                              i18n.lock.json, next to the config, except if CI is set
  voxlog-i18n accept KEY …    records that translations still hold although their source changed; all of them: all
  voxlog-i18n export          writes a JSON file per language, with the places that show each text, and pictures of
                              them if the config names some
  voxlog-i18n import FILE …   checks a translator's file and writes its texts into the dictionaries, all or none

  --config FILE   i18n.config.ts by default
  --out FOLDER    where export writes; the current folder by default
`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: "string", default: "i18n.config.ts" },
      out: { type: "string", default: "." },
      help: { type: "boolean" },
    },
  });
  const [command = "", ...rest] = positionals;
  const commands: Record<string, (config: TextsConfig, folder: string) => Promise<void>> = {
    check: (config, folder) => check(config, folder),
    accept: (config, folder) => check(config, folder, rest),
    export: (config, folder) => writeExport(config, folder, values.out),
    import: (config, folder) => readImports(config, folder, rest),
  };
  const run = values.help ? undefined : commands[command];
  if (run) await run(await readConfig(values.config), dirname(resolve(values.config)));
  else process.stdout.write(USAGE);
  if (!run && !values.help) process.exitCode = 1;
} catch (error) {
  fail([error instanceof Error ? error.message : String(error)]);
}

async function check(config: TextsConfig, folder: string, accepted?: readonly string[]): Promise<void> {
  const lock = lockIn(folder);
  const before = await readTranslated(lock);
  const { faults, translated } = await checkTexts(config, folder, before, accepted);
  if (!process.env["CI"] && JSON.stringify(translated) !== JSON.stringify(before))
    await writeTranslated(lock, translated);
  fail(faults);
}

async function writeExport(config: TextsConfig, folder: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const screenshots = await copyScreenshots(config, folder, out);
  for (const language of languagesOf(config).others) {
    const file = join(out, `${language}.json`);
    await writeFile(
      file,
      `${JSON.stringify(await exportTexts(config, folder, language, screenshots), null, 2)}\n`,
    );
    process.stdout.write(`wrote ${file}\n`);
  }
}

/** Puts the config's pictures next to the files, and returns each text's place on them. */
async function copyScreenshots(
  { screenshots }: TextsConfig,
  folder: string,
  out: string,
): Promise<Record<string, Screenshot>> {
  const from = screenshots && join(folder, screenshots);
  if (!from || !existsSync(from)) return {};
  await cp(from, join(out, "screenshots"), { recursive: true });
  const places = JSON.parse(await readFile(join(from, "index.json"), "utf8")) as Record<string, Screenshot>;
  for (const place of Object.values(places)) if ("file" in place) place.file = `screenshots/${place.file}`;
  return places;
}

async function readImports(config: TextsConfig, folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error("Name the files to import.");
  for (const file of files) {
    const json = (await readFile(file, "utf8")).replace(/^\uFEFF/, "");
    const imported = await importTexts(config, folder, json);
    const { faults, language, changed, translated } = imported;
    fail(faults.map((fault) => `${file}: ${fault}`));
    if (!language || !translated) continue;
    const before = await readTranslated(lockIn(folder));
    await writeTranslated(lockIn(folder), { ...before, [language]: translated });
    process.stdout.write(`${file}: wrote ${changed} changed texts\n`);
  }
}

function lockIn(folder: string): string {
  return join(folder, "i18n.lock.json");
}

function fail(faults: readonly string[]): void {
  if (faults.length === 0) return;
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
}
