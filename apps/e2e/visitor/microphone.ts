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
