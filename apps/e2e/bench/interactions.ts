import { goals } from "./goals.ts";
import type { Product } from "./product.ts";
import { SLOWDOWN, slowPage } from "./slow-page.ts";
import { spread } from "./statistics.ts";
import { table } from "./table.ts";
import { reportWithinScreens } from "./within-screens.ts";

/** How long a visitor on a slow phone (CPU ×4) waits for what they pressed. */
export async function reportInteractions(product: Product, runs: number): Promise<string> {
  const pressed: { feedback: number; effect: number }[] = [];
  const routes: number[] = [];
  for (let run = 0; run < runs; run++) {
    pressed.push(await firstPress(product));
    routes.push(await demoRoute(product));
  }
  const { interactions } = goals;
  const first = table(`Interactions at CPU ×${SLOWDOWN}, ms, ${runs} runs: median [range]`, [
    ["what", "measured", "goal"],
    [
      "first press on a cold page: feedback",
      spread(pressed.map(({ feedback }) => feedback)),
      interactions.feedback,
    ],
    [
      "first press on a cold page: the dialog",
      spread(pressed.map(({ effect }) => effect)),
      interactions.firstPress,
    ],
    ["demo: entry of the menu to the screen's heading", spread(routes), interactions.route],
  ]);
  return `${first}\n${await reportWithinScreens(product, runs)}`;
}

async function firstPress(product: Product): Promise<{ feedback: number; effect: number }> {
  const page = await slowPage(product);
  await page.goto(product.server.url, { waitUntil: "networkidle" });
  const result = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('header a[href*="open=signup"]');
    if (!link) throw new Error("The page has no link to the signup form.");
    const appears = (selector: string) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(selector) ? resolve(performance.now()) : requestAnimationFrame(look);
        look();
      });
    const start = performance.now();
    link.click();
    const [feedback, effect] = await Promise.all([appears('[aria-busy="true"]'), appears('[role="dialog"]')]);
    return { feedback: feedback - start, effect: effect - start };
  });
  await page.close();
  return result;
}

async function demoRoute(product: Product): Promise<number> {
  const page = await slowPage(product);
  await page.goto(`${product.server.url}/dashboard?lang=en`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Recordings", exact: true }).first().hover();
  await page.waitForLoadState("networkidle");
  const result = await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('a[href="/dashboard/recordings"]');
    const start = performance.now();
    link?.click();
    while (document.querySelector("h1")?.textContent !== "Recordings")
      await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  await page.close();
  return result;
}
