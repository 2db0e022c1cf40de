import { readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { Screenshot } from "@voxlog/i18n/config";
import { soaks } from "@voxlog/testing/soak";
import { allKeys, keysShownBy } from "./shown-keys.ts";

/** Where `voxlog-i18n export` looks for them. */
const folder = join(import.meta.dirname, "../screenshots");
/** Emails, what search engines and tabs show, and pages without scripts or the app's own code. */
const OFF_SCREEN = /^mail\.|\.meta\.|documentTitle$|^demo\.(title|description)$|\.document\.|noScript/i;
/** The others are errors and states that no test shows for long, and options of closed selects. */
const MIN_SHARE = 0.75;
const INTERVAL = 250;

const places: Record<string, Screenshot> = {};
const worker = process.env["TEST_WORKER_INDEX"];
let count = 0;

/** Takes a picture of a context's pages during a test whenever they show a text that no picture has. */
export async function withPictures(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  let isRunning = true;
  // A page that is just loading or closing has its next chance.
  const captureAll = () => Promise.allSettled(context.pages().map(takePicture));
  const capturing = (async () => {
    while (isRunning) await Promise.all([captureAll(), setTimeout(INTERVAL)]);
  })();
  await run();
  isRunning = false;
  await capturing;
  await captureAll();
  await writeFile(join(folder, `${worker}.json`), JSON.stringify(places));
}

/** Takes a picture of the window if it shows texts that no picture has. */
export async function takePicture(page: Page): Promise<void> {
  const added: typeof places = {};
  const file = `${worker}-${count}.jpg`;
  for (const { text, ...box } of await page.evaluate(visibleTexts))
    for (const key of keysShownBy(text)) if (!places[key]) added[key] ??= { file, ...box };
  if (Object.keys(added).length === 0) return;
  count += 1;
  await page.screenshot({
    path: join(folder, file),
    type: "jpeg",
    quality: 60,
    caret: "initial",
    timeout: 10_000,
  });
  Object.assign(places, added);
}

/** Returns the texts and accessible names in the window, with their places in CSS pixels. */
function visibleTexts() {
  const NAMES = ["alt", "aria-description", "aria-label", "aria-valuetext", "label", "placeholder", "title"];
  const shown: { text: string; x: number; y: number; width: number; height: number }[] = [];
  const add = (text: string, { x, y, width, height }: DOMRect) => {
    const isInside = x >= 0 && y >= 0 && x < innerWidth && y + height <= innerHeight;
    if (isInside && width > 1) shown.push({ text, x, y, width, height });
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (node instanceof Text) {
      range.selectNode(node);
      add(node.data, range.getBoundingClientRect());
    } else {
      for (const name of NAMES) {
        const text = element.getAttribute(name);
        if (text) add(text, element.getBoundingClientRect());
      }
    }
  }
  return shown;
}

/** In the soak: starts without pictures. At its end, joins those of the workers, and counts them if all tests ran. */
export default async function collectPictures(): Promise<(() => Promise<void>) | undefined> {
  if (!soaks) return undefined;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return async () => {
    const found = readdirSync(folder).filter((file) => file.endsWith(".json"));
    const index: typeof places = Object.assign(
      {},
      ...found.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))),
    );
    await writeFile(join(folder, "index.json"), JSON.stringify(index));
    const onScreen = [...allKeys].filter((key) => !OFF_SCREEN.test(key));
    const shown = onScreen.filter((key) => index[key]);
    console.log(`Pictures show ${shown.length} of ${onScreen.length} texts.`);
    const selectsTests = process.argv.slice(2).some((each) => each !== "test" && !each.startsWith("--"));
    if (!selectsTests && shown.length < MIN_SHARE * onScreen.length)
      throw new Error("Pictures show too few of the texts.");
  };
}
