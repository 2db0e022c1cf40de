import axe from "axe-core";

/** What axe finds wrong with the page as it is shown, one line each. */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe.run(document);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
