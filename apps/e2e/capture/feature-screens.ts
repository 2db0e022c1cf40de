import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { correctedNote } from "@voxlog/demo-data/dictation";
import { textIn } from "@voxlog/demo-data/text";
import { type ScreenName, screenSizes } from "@voxlog/site/app/sections/features/screen-sizes.ts";
import { textsOf } from "../support/languages.ts";
import { captureDemo, sitePublic, suffixOf } from "./capture-demo.ts";
import { encodeWebp } from "./encode-webp.ts";

/**
 * Takes the pictures of the features page from the built demo. Run it after a change to one of these screens:
 * `pnpm --filter @voxlog/e2e capture`.
 */
const target = join(sitePublic, "screens");

/** Pixels of a picture per CSS pixel: more would exceed the page's size limit. */
const SCALE = 1.4;

await mkdir(target, { recursive: true });
await captureDemo({ reducedMotion: "reduce" }, async (page, appearance, { browser, url }) => {
  const { language } = appearance;
  const { demo } = await textsOf(language);
  const open = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 2400 });
    await page.goto(`${url}/dashboard${path}`);
  };
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  /** Captures a screen from an element on, with a margin in CSS pixels. */
  const take = async (screen: ScreenName, first: Locator, margin = 20) => {
    const file = join(target, `${screen}-${suffixOf(appearance)}.webp`);
    await first.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { x, y } = (await first.boundingBox()) ?? { x: 0, y: 0 };
    const clip = { x: x - margin, y: y - margin, ...screenSizes[screen] };
    const picture = await page.screenshot({ animations: "disabled", clip });
    await writeFile(file, await encodeWebp(browser, picture, Math.round(clip.width * SCALE)));
    console.log(`Wrote ${file}`);
  };
  // Before the note, which the board counts as a conversation but not as a talk.
  await open(`?lang=${language}`, 700);
  await take("board", heading(demo(($) => $.teamWeek.title)));

  const note = textIn(correctedNote, language);

  await open("/record", screenSizes.review.width);
  await page.getByLabel(demo(($) => $.userRecording.note.label)).fill(note);
  await page
    .getByRole("button", { name: demo(($) => $.userRecording.note.submit, { agent: "Timmy" }) })
    .click();
  await take("review", heading(demo(($) => $.recording.sync)));
  await take("dictionary", heading(demo(($) => $.own.words)));

  await open("/crm-record?recording=van-dijk-logistiek", 600);
  await take("crm-record", page.getByText("Salesforce", { exact: true }).locator("xpath=../..").first(), 0);

  await open("/call-timmy", 390);
  await page.getByRole("textbox").fill(note);
  await page.getByRole("textbox").blur();
  // The card under the title, which the site's own replaces.
  const title = page.getByRole("heading", { level: 1 });
  await take("call", title.locator("xpath=ancestor::*[following-sibling::*][1]/following-sibling::*[1]"));
});
