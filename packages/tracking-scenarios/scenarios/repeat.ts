import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `pnpm scenarios --repeat 20`: runs the scenarios as often and prints, for each and each set of collections,
 * how often it passed. Names of files pick some of them.
 */
const { values, positionals } = parseArgs({
  options: { repeat: { type: "string", default: "20" } },
  allowPositionals: true,
});
const runs = Number(values.repeat);
const reportFile = join(import.meta.dirname, "../reports/scenarios.json");
const files = positionals.length > 0 ? positionals : ["scenarios"];

type Report = {
  testResults: {
    name: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};

/** Passes of each scenario, by set. */
const passed = new Map<string, Map<string, number>>();

for (let run = 1; run <= runs; run++) {
  spawnSync("vitest", ["run", "--project", "node", `--outputFile.json=${reportFile}`, ...files], {
    stdio: "ignore",
  });
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  const failures: string[] = [];
  for (const { name, assertionResults } of report.testResults) {
    for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
      const sentence = [...ancestorTitles, title].join(" ");
      const set = /\b(site|app) set\b/.exec(sentence)?.[1] ?? "both";
      const scenario = `${basename(name, ".test.ts")}: ${sentence.replace(/\b(site|app) set\b/, "set")}`;
      const sets = passed.get(scenario) ?? new Map<string, number>();
      sets.set(set, (sets.get(set) ?? 0) + (status === "passed" ? 1 : 0));
      passed.set(scenario, sets);
      if (status !== "passed") failures.push(`${sentence}\n    ${failureMessages[0]?.split("\n")[0] ?? ""}`);
    }
  }
  console.log([`Run ${run} of ${runs}: ${failures.length} failed`, ...failures].join("\n  "));
}

console.log("\n| scenario | set | passed |\n| --- | --- | --- |");
for (const [scenario, sets] of passed)
  for (const [set, count] of sets) console.log(`| ${scenario} | ${set} | ${count} of ${runs} |`);
