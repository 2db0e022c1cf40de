import { parseArgs } from "node:util";
import { reportExtract } from "./extract.ts";
import { reportInteractions } from "./interactions.ts";
import { reportLighthouse } from "./lighthouse.ts";
import { type Product, serveProduct } from "./product.ts";
import { reportCollector, reportCrowd } from "./server.ts";
import { reportSizes } from "./sizes.ts";
import { reportTracking } from "./tracking.ts";

/**
 * `pnpm bench`: builds for production, serves the build and prints measurements as tables. A report, never a test.
 * `--runs N` (5) sets the repetitions; `--only NAME` measures one thing: lighthouse, sizes, tracking,
 * interactions, crowd, collector, extract.
 */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const runs = Number(values.runs);

const reports: Record<string, (product: Product) => Promise<string>> = {
  sizes: reportSizes,
  tracking: reportTracking,
  interactions: (product) => reportInteractions(product, runs),
  lighthouse: (product) => reportLighthouse(product, runs),
  crowd: reportCrowd,
  collector: reportCollector,
};

const standalone: Record<string, () => Promise<string>> = { extract: reportExtract };

const known = { ...standalone, ...reports };
const names = values.only ? [values.only] : Object.keys(known);
const unknown = names.find((name) => !(name in known));
if (unknown || !Number.isInteger(runs) || runs < 1) {
  console.error(`Use --runs with a number from 1, and --only with one of ${Object.keys(known).join(", ")}.`);
  process.exitCode = 1;
} else {
  for (const name of names) if (standalone[name]) console.log(await standalone[name]());
  const served = names.filter((name) => name in reports);
  if (served.length > 0) {
    await using product = await serveProduct();
    for (const name of served) console.log(await reports[name]?.(product));
  }
}
