import axe from "axe-core";

/** What axe finds wrong on the page. The page rules are left out: a component is no page. */
export async function violations(): Promise<string[]> {
  await settled();
  const { violations: found } = await axe.run(document.body, {
    resultTypes: ["violations"],
    preload: { assets: ["media"] }, // No rule that is on by default reads the style sheets.
    rules: { region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`));
}

/** Waits for movements to end, or to give way to others: axe measures the colours that it finds on the screen. */
export async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => effect?.getTiming().iterations === 1 && playState === "running");
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map((movement) => movement.finished));
  await settled();
}
