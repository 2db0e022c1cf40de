import { chromium, firefox, webkit } from "@playwright/test";
import { type DrivenBrowser, hideAutomation } from "./start-firefox.ts";

const engines = { chromium, firefox, webkit };

/** WebDriver's code of the Escape key, and Playwright's name of it. */
const KEYS: Readonly<Record<string, string>> = { "\uE00C": "Escape" };

/** Starts one of the browsers that `playwright install` fetches. */
export async function startPlaywright(name: string): Promise<DrivenBrowser> {
  const engine = Object.entries(engines).find(([each]) => each === name)?.[1];
  if (!engine) throw new Error(`ENGINE must be one of ${Object.keys(engines).join(", ")}.`);
  const browser = await engine.launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  await page.addInitScript(hideAutomation);
  return {
    open: async (url) => void (await page.goto(url)),
    async evaluate(expression) {
      try {
        return await page.evaluate(expression);
      } catch {
        await page.waitForLoadState(); // A navigation came in between.
        return page.evaluate(expression);
      }
    },
    async perform({ actions }) {
      for (const { type, x, y, value } of actions) {
        if (type === "pointerMove") await page.mouse.move(Number(x), Number(y));
        if (type === "pointerDown") await page.mouse.down();
        if (type === "pointerUp") await page.mouse.up();
        if (type !== "keyDown") continue;
        const key = KEYS[String(value)];
        if (key) await page.keyboard.press(key);
        else await page.keyboard.type(String(value));
      }
    },
    back: async () => void (await page.goBack()),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
