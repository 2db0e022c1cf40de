import type { AxeResults, RunOptions } from "axe-core";

/** How to run axe, wherever it runs: for what is wrong alone, which is all that a test asks. */
export const axeOptions: RunOptions = {
  resultTypes: ["violations"],
  // Not the style sheets, which take a third of the time: the one rule that reads them is off by default.
  preload: { assets: ["media"] },
};

/** axe's findings, one line per element: the rule, how to fix it, and where it is. */
export function faultsIn({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
