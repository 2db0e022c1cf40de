import axe from "axe-core";

/** What axe finds wrong with the page as it is shown, one line each. */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    preload: { assets: ["media"] }, // No rule that is on by default reads the style sheets.
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
