import { axeOptions, faultsIn } from "@voxlog/testing/accessibility";
import axe from "axe-core";

/** Returns axe's findings without the page rules: a component isn't a page. */
export async function violations(): Promise<string[]> {
  await settled();
  return faultsIn(await axe.run(document.body, { ...axeOptions, rules: { region: { enabled: false } } }));
}

/** Returns text without enough contrast, which only another color scheme can change. */
export async function faintText(): Promise<string[]> {
  await settled();
  return faultsIn(await axe.run(document.body, { ...axeOptions, runOnly: ["color-contrast"] }));
}

/** Waits for animations to end: axe measures the colors on the screen. */
export async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => effect?.getTiming().iterations === 1 && playState === "running");
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map((movement) => movement.finished));
  await settled();
}
