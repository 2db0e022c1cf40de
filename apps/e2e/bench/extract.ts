import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { extract } from "@voxlog/extract";
import { readNotes } from "@voxlog/extract/notes";
import { rows, score } from "@voxlog/extract/score";
import { resolveChromium } from "@voxlog/testing/chromium";
import { build } from "vite";
import { goals } from "./goals.ts";
import { kib } from "./statistics.ts";
import { table } from "./table.ts";

const WORDS = 400;
const RUNS = 30;

/** Measures the extractor's results on the labeled notes, its size, and its time for a note of 400 words at CPU ×4. */
export async function reportExtract(): Promise<string> {
  const tables = (["given", "own", "unseen"] as const).map((file) => {
    const notes = readNotes(file);
    return table(`Extractor: the ${notes.length} notes in notes/${file}.json`, rows(score(extract, notes)));
  });
  const code = await bundle();
  const found = await resolveChromium();
  const browser = await chromium.launch(found);
  const milliseconds = await measure(browser, code);
  await browser.close();
  return [
    ...tables,
    table("Extractor: cost", [
      ["", "size, gzipped, KiB", `${WORDS} words at CPU ×4, median ms`, "slowest ms"],
      ["goal", goals.extract.kib, goals.extract.milliseconds, ""],
      ["measured", kib(gzipSync(code).length), ...milliseconds],
    ]),
  ].join("\n");
}

/** Bundles the package the way an app loads it: as one minified module. */
async function bundle(): Promise<string> {
  const entry = new URL(import.meta.resolve("@voxlog/extract")).pathname;
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("Vite returned no bundle.");
  return output.output[0].code;
}

async function measure(browser: Browser, code: string): Promise<[string, string]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const given = readNotes("given").filter(({ style }) => style === "dictated");
  const text = given
    .filter(({ language }) => language === "nl")
    .map((note) => note.text)
    .join(" ")
    .split(/\s+/)
    .slice(0, WORDS)
    .join(" ");
  const times = await page.evaluate(
    async ({ code, text, runs }) => {
      const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      const { extract } = await import(url);
      const context = { language: "nl", today: "2026-03-02", accounts: [] };
      return Array.from({ length: runs }, () => {
        const start = performance.now();
        extract(text, context);
        return performance.now() - start;
      });
    },
    { code, text, runs: RUNS },
  );
  const slowest = Math.max(...times);
  times.sort((a, b) => a - b);
  return [(times[RUNS / 2] ?? 0).toFixed(1), slowest.toFixed(1)];
}
