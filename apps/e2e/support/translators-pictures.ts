import { readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Screenshot } from "@voxlog/i18n/config";
import { soaks } from "@voxlog/testing/soak";
import { desktop } from "./browser.ts";
import { allKeys, keysShownBy } from "./shown-keys.ts";

type Place = Exclude<Screenshot, { none: string }>;

/** Where `voxlog-i18n export` looks for them. */
const folder = join(import.meta.dirname, "../screenshots");
/** Why no picture shows a text. */
const OFF_SCREEN: [keys: RegExp, reason: string][] = [
  [/^mail\./, "in an email"],
  [
    /\.meta\.|documentTitle$|^demo\.(title|description)$/i,
    "in the browser's tab, search results and shared links",
  ],
  [/\.shell\.picture\./, "describes the picture of a shared link"],
  [/\.document\.|noScript/i, "without scripts, or before they have loaded"],
];
/** Why a run may have missed a text. */
const RARE: [keys: RegExp, reason: string][] = [
  [/fail|unreachable|offline|rejected|tooMany|expired|conflict|problem|stale/i, "when something fails"],
  [/loading|sending|saving/i, "only while something loads or is sent"],
  [/\.(removed|undo|saved|copied|done|ended|revoked)(\.|$)/, "only for seconds after an action"],
];
/** Where the others are. */
const PLACES: [keys: RegExp, place: string][] = [
  [/^reports\.health\./, "in the reports' status of the server"],
  [/^reports\./, "in the reports"],
  [/^staff\./, "in the staff's pages of leads and accounts"],
  [/^capture\./, "where visitors record, upload or call"],
  [/^conversations\./, "in the demo's list of recordings or one of them"],
  [/^(demo|agent|settings)\./, "on another screen of the demo"],
  [/\.forms\./, "in a form of the site"],
  [/./, "on a page of the site"],
];
/** The others are in such states. */
const MIN_SHARE = 0.85;
const INTERVAL = 100;

const places: Record<string, Place> = {};
const worker = process.env["TEST_WORKER_INDEX"];
let count = 0;

/** Takes a picture of a context's pages during a test whenever they show a text that no picture has. */
export async function withPictures(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  let isRunning = true;
  // A page that is just loading or closing has its next chance.
  const captureAll = () => inTurn(() => Promise.allSettled(context.pages().map(takePicture)));
  const capturing = (async () => {
    while (isRunning) await Promise.all([captureAll(), setTimeout(INTERVAL)]);
  })();
  await run();
  isRunning = false;
  await capturing;
  await captureAll();
  await writeFile(join(folder, `${worker}.json`), JSON.stringify(places));
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs after what runs already: pictures taken while another resizes the page have their texts elsewhere. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(run);
  turn = result.catch(() => {});
  return result;
}

/** Takes a picture of the whole page with all that it can unfold, without its loading parts. */
export function takePictureOfAll(page: Page): Promise<void> {
  return inTurn(async () => {
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
    // Parts load when they come near the window.
    await expect(async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...desktop, height });
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 3000 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        height + 1,
      );
    }).toPass();
    await takePicture(page);
    await page.setViewportSize(desktop);
  });
}

/** Takes a picture of the window if it shows texts that no picture has. */
export async function takePicture(page: Page): Promise<void> {
  const added = new Map<string, string>();
  for (const [line, { text }] of await shownIn(page))
    for (const key of keysShownBy(text)) if (!places[key] && !added.has(key)) added.set(key, line);
  if (added.size === 0) return;
  const file = `${worker}-${count++}.jpg`;
  await page.screenshot({
    path: join(folder, file),
    type: "jpeg",
    quality: 60,
    caret: "initial",
    timeout: 30_000,
  });
  // A text that left or moved in the meantime isn't where it was.
  const still = await shownIn(page);
  for (const [key, line] of added) {
    const { text: _, ...box } = still.get(line) ?? {};
    if ("x" in box) places[key] = { file, ...box };
  }
}

async function shownIn(page: Page) {
  return new Map((await page.evaluate(visibleTexts)).map((each) => [JSON.stringify(each), each]));
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
      const hasOwnText = [...element.childNodes].some((child) => child instanceof Text && child.data.trim());
      const texts = [
        ...NAMES.map((name) => element.getAttribute(name) ?? ""),
        // A text with links or markup.
        hasOwnText && element.firstElementChild ? (element.textContent ?? "") : "",
        ...(element instanceof HTMLSelectElement ? Array.from(element.options, ({ label }) => label) : []),
      ];
      for (const text of texts) if (text) add(text, element.getBoundingClientRect());
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
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    const found: typeof places = Object.assign(
      {},
      ...files.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))),
    );
    // The forms of a plural have one place.
    const shown = Object.fromEntries(
      [...allKeys].map((key) => [
        key,
        found[key] ?? found[key.replace(/_one$/, "_other")] ?? found[key.replace(/_other$/, "_one")],
      ]),
    );
    const reasonOf = (key: string, reasons = OFF_SCREEN) => reasons.find(([keys]) => keys.test(key))?.[1];
    const index = [...allKeys].map((key) => [
      key,
      shown[key] ?? {
        none:
          reasonOf(key) ??
          reasonOf(key, RARE) ??
          `${reasonOf(key, PLACES)}, in a state that the tests show too briefly or not at all`,
      },
    ]);
    await writeFile(join(folder, "index.json"), JSON.stringify(Object.fromEntries(index)));
    const onScreen = [...allKeys].filter((key) => shown[key] || !reasonOf(key));
    const count = onScreen.filter((key) => shown[key]).length;
    console.log(`Pictures show ${count} of ${onScreen.length} texts.`);
    const selectsTests = process.argv.slice(2).some((each) => each !== "test" && !each.startsWith("--"));
    if (!selectsTests && count < MIN_SHARE * onScreen.length)
      throw new Error("Pictures show too few of the texts.");
  };
}
