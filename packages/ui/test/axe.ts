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

/**
 * Ends animations: axe measures places and colors on the screen. Waiting for them isn't enough, because Storybook
 * pauses and restarts them all at the end of a story's run.
 */
export async function settled(): Promise<void> {
  const unfinished = document
    .getAnimations()
    .filter(({ effect, playState }) => effect?.getTiming().iterations === 1 && playState !== "finished");
  if (unfinished.length === 0) return;
  for (const animation of unfinished) animation.finish();
  // Browsers send the events that remove a leaving panel in the next frame.
  await new Promise(requestAnimationFrame);
  await settled();
}
