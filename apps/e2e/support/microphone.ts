import type { Page } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";
import { ordinaryBrowser } from "./ordinary-browser.ts";

const chromium = await resolveChromium();

/** Playwright's options for a visitor whose microphone beeps twice a second, and who lets the page use it or not. */
export const microphone = { allowed: options(""), refused: options("=deny") };

function options(answer: string) {
  const fake = ["--use-fake-device-for-media-stream", `--use-fake-ui-for-media-stream${answer}`];
  return {
    launchOptions: { ...chromium, args: [...chromium.args, ...ordinaryBrowser.args, ...fake] },
    permissions: answer ? [] : ["microphone"],
  };
}

/** Waits until a recording has so many seconds. In every frame: each of its timer's texts is there for one second. */
export async function recorded(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction((least) => {
    const shown = document.querySelector("[role=timer]")?.textContent ?? "";
    const [minutes = 0, rest = 0] = shown.split(":").map(Number);
    return minutes * 60 + rest >= least;
  }, seconds);
}

declare global {
  interface Window {
    microphones: { open(): string[]; hold(): void; release(): Promise<void> };
  }
}

/** Watches a page's microphones, and has them take their time to open, as real ones do. */
export async function watchMicrophones(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    const opened: Promise<MediaStream>[] = [];
    const tracks: MediaStreamTrack[] = [];
    let gate = Promise.withResolvers<void>();
    gate.resolve();
    mediaDevices.getUserMedia = (constraints) => {
      const stream = gate.promise.then(() => original(constraints));
      opened.push(stream);
      return stream.then((result) => {
        tracks.push(...result.getTracks());
        return result;
      });
    };
    window.microphones = {
      open: () => tracks.filter(({ readyState }) => readyState === "live").map(({ label }) => label),
      hold: () => {
        gate = Promise.withResolvers();
      },
      release: async () => {
        gate.resolve();
        await Promise.all(opened);
      },
    };
  });
  return {
    /** The names of those that are open. */
    open: () => page.evaluate(() => window.microphones.open()),
    /** Lets none open until they are released. */
    hold: () => page.evaluate(() => window.microphones.hold()),
    /** Resolves once all that were asked for are open. */
    release: () => page.evaluate(() => window.microphones.release()),
  };
}
