import { availableParallelism } from "node:os";

/** One check of `pnpm test`. */
export type Step = {
  name: string;
  /** A program of the root's dependencies, with its arguments. */
  command: readonly [string, ...string[]];
  /** Test reports, as a glob from the root. Without it the exit code is the result. */
  reports?: string;
  /** Output folders from the root, emptied first: turbo adds cached files to those of another build. */
  fills?: readonly string[];
};

/** Steps that run in parallel, at most `lanes` at a time. */
export type Stage = { steps: Step[]; lanes: number };

const turbo = (...args: string[]): Step["command"] => ["turbo", "run", ...args, "--output-logs=errors-only"];

/** Checks that need no build, and the builds; the longest first. */
const staticChecks: Step[] = [
  { name: "types", command: ["pnpm", "types"] },
  {
    name: "build",
    command: turbo("build"),
    fills: ["apps/site/build", "apps/demo/dist", "apps/reports/dist"],
  },
  { name: "unused code", command: ["knip"] },
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "known vulnerabilities", command: ["node", "packages/checks/src/audit/check.ts"] },
  { name: "shape of the code", command: ["node", "packages/checks/src/shape/check.ts"] },
  { name: "phrases", command: ["node", "packages/checks/src/words/check.ts"] },
  {
    name: "spelling",
    command: ["cspell", "--no-progress", "--dot", "**/*.{ts,tsx,js,css,md,yml,yaml,sh,html}"],
  },
  { name: "requirements and their tests", command: ["node", "packages/checks/src/spec/check.ts"] },
  { name: "package manifests", command: ["sherif"] },
  { name: "license and repository", command: ["node", "packages/checks/src/publishing.ts"] },
  { name: "boundaries between packages", command: ["turbo", "boundaries"] },
  { name: "duplicate code", command: ["jscpd"] },
  {
    name: "missing, unused and stale texts",
    command: ["node", "packages/i18n/src/command.ts", "check", "--config", "packages/texts/i18n.config.ts"],
  },
  { name: "texts of screens", command: ["node", "packages/checks/src/texts/screen-texts.ts"] },
  { name: "colors and distances", command: ["node", "packages/checks/src/kit/tokens.ts"] },
  { name: "styles of the kit", command: ["node", "packages/checks/src/kit/excluded-styles.ts"] },
];

const browsers: Step = {
  name: "supported browsers",
  command: ["node", "packages/checks/src/browsers/check.ts"],
};

const sizes: Step = { name: "sizes", command: ["pnpm", "--filter", "@voxlog/e2e", "sizes"] };

const tests: Step = {
  name: "unit, component and backend tests",
  command: turbo("test", "--filter=!@voxlog/e2e", "--continue", "--concurrency=2"),
  reports: "{packages,apps}/*/reports/vitest.json",
};

const journeys: Step = {
  name: "end-to-end tests",
  command: turbo("test", "--filter=@voxlog/e2e"),
  reports: "apps/e2e/reports/playwright.json",
};

/**
 * The steps in stages: each waits for the previous one. End-to-end and other tests share a stage, since both wait for
 * pages, servers and clocks a fourth of their time.
 */
export const stages: Stage[] = [
  { steps: staticChecks, lanes: availableParallelism() },
  { steps: [sizes, browsers, tests, journeys], lanes: 4 },
];
