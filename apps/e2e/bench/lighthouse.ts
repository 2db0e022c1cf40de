import { resolveChromium } from "@voxlog/testing/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { goals } from "./goals.ts";
import { BASELINE_PAGE, type Product } from "./product.ts";
import { formatRange, kib, median } from "./statistics.ts";
import { type Cell, table } from "./table.ts";

const PATHS = [
  BASELINE_PAGE,
  "/",
  "/features",
  "/pricing",
  "/en",
  "/en/features",
  "/en/pricing",
  "/dashboard?lang=nl",
];

type Run = {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scriptBytes: number;
  totalBytes: number;
  requests: number;
  benchmarkIndex: number;
};

/**
 * Runs Lighthouse's mobile audit on every page, several times. Pages take turns, so that a slow minute of the machine
 * affects all of them. Ratios to the floor are comparable across machines; milliseconds aren't.
 */
export async function reportLighthouse({ server }: Product, runs: number): Promise<string> {
  const results = new Map<string, Run[]>(PATHS.map((path) => [path, []]));
  const { executablePath, args, env } = await resolveChromium();
  for (let run = 1; run <= runs; run++) {
    for (const path of PATHS) {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: ["--headless", ...args],
        envVars: env,
      });
      const audited = await lighthouse(server.url + path, { port: chrome.port, logLevel: "error" });
      chrome.kill();
      if (audited) results.get(path)?.push(readRun(audited.lhr));
      process.stderr.write(`Lighthouse ${run}/${runs} ${path}\n`);
    }
  }
  const floor = results.get(BASELINE_PAGE) ?? [];
  const head = [
    "page",
    "perf / a11y / bp / seo",
    "FCP ms",
    "LCP ms",
    "FCP, LCP to floor",
    "TBT ms",
    "CLS",
    "JS KiB",
    "total KiB",
    "requests",
  ];
  const { site } = goals;
  const goal = [
    "goal (site)",
    site.performance,
    "",
    "",
    site.fcpToFloor,
    site.tbt,
    site.cls,
    "",
    site.totalKib,
    site.requests,
  ];
  const machine = median([...results.values()].flat().map((run) => run.benchmarkIndex));
  return table(`Lighthouse, mobile, ${runs} runs, benchmark index ${Math.round(machine)}: median [range]`, [
    head,
    goal,
    ...[...results].map(([path, all]) => row(path, all, floor)),
  ]);
}

function row(path: string, runs: readonly Run[], floor: readonly Run[]): Cell[] {
  const of = (pick: (run: Run) => number) => runs.map(pick);
  const ratio = (pick: (run: Run) => number) => `×${(median(of(pick)) / median(floor.map(pick))).toFixed(2)}`;
  const scores = [0, 1, 2, 3].map((index) => median(of((run) => run.scores[index] ?? 0)));
  return [
    path,
    scores.map((score) => Math.round(score * 100)).join(" / "),
    formatRange(of((run) => run.fcp)),
    formatRange(of((run) => run.lcp)),
    `${ratio((run) => run.fcp)}, ${ratio((run) => run.lcp)}`,
    formatRange(of((run) => run.tbt)),
    median(of((run) => run.cls)).toFixed(3),
    kib(median(of((run) => run.scriptBytes))),
    kib(median(of((run) => run.totalBytes))),
    median(of((run) => run.requests)),
  ];
}

function readRun({ categories, audits, environment }: Result): Run {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const requests = (details?.type === "table" ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const bytes = (list: typeof requests) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map((id) => categories[id]?.score ?? 0),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === "Script")),
    totalBytes: bytes(requests),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
