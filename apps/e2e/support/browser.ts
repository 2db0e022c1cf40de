import type { Page } from "@playwright/test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Hides automation, because the tracker ignores automated browsers. */
export const ordinaryBrowser = {
  args: ["--disable-blink-features=AutomationControlled"],
  userAgent:
    "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
};

/** A microphone that beeps twice a second. Tests grant access to it by `permissions`. */
export const fakeMicrophone = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Blocks one kind of storage, as browsers do when cookies are blocked. */
export function blockStorage(page: Page, name: "indexedDB" | "localStorage"): Promise<unknown> {
  return page.addInitScript((denied) => {
    Object.defineProperty(window, denied, {
      get() {
        throw new DOMException("", "SecurityError");
      },
    });
  }, name);
}
