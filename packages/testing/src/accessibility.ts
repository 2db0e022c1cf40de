import type { AxeResults, RunOptions } from "axe-core";

/** axe's options in every test: report only violations. */
export const axeOptions: RunOptions = {
  resultTypes: ["violations"],
  // Skips the style sheets, which take a third of the time: only a rule that is off by default reads them.
  preload: { assets: ["media"] },
};

/** Returns axe's findings, one line per element: the rule, the fix and the location. */
export function faultsIn({ violations }: Pick<AxeResults, "violations">): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
