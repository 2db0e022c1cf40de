import { axeOptions, faultsIn } from "@voxlog/testing/accessibility";
import axe from "axe-core";

/** What axe finds wrong on the page. The page rules are left out: a component isn't a page. */
export async function violations(): Promise<string[]> {
  await settled();
  return faultsIn(await axe.run(document.body, { ...axeOptions, rules: { region: { enabled: false } } }));
}

/** The text without enough contrast, which is what another scheme can change. */
export async function faintText(): Promise<string[]> {
  await settled();
  return faultsIn(await axe.run(document.body, { ...axeOptions, runOnly: ["color-contrast"] }));
}

/** Waits for movements to end, or to give way to others: axe measures the colors that it finds on the screen. */
export async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => effect?.getTiming().iterations === 1 && playState === "running");
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map((movement) => movement.finished));
  await settled();
}
