import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration, ViteUserConfig } from "vitest/config";
import { resolveChromium } from "./chromium/index.ts";

/** Reporters of every vitest run: the console's, and a report that `pnpm test` counts. */
export const reporters: NonNullable<ViteUserConfig["test"]> = {
  reporters: ["default", "json"],
  outputFile: { json: "reports/vitest.json" },
};

/** Ms that tests may take on a machine that builds and tests everything at once. Idle ones take a fraction. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

/** Pure logic and servers, in Node: every `*.test.ts`. */
export const nodeProject = {
  extends: true,
  test: {
    ...patience,
    name: "node",
    environment: "node",
    // The files of a worker share modules: loading them anew for each costs more than most tests. The backend's share a server by them.
    isolate: false,
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.browser.test.ts"],
  },
} satisfies TestProjectConfiguration;

/**
 * Components and browser code, in a real Chromium: every `*.test.tsx` and `*.browser.test.ts`.
 *
 * @param reducedMotion what the visitor prefers; waiting for what moves takes longer than most tests.
 * @param setupFiles what every page has, such as its styles.
 */
export async function browserProject({
  reducedMotion = "no-preference" as "no-preference" | "reduce",
  setupFiles = [] as string[],
} = {}): Promise<TestProjectConfiguration> {
  const launchOptions = await resolveChromium();
  return {
    extends: true,
    test: {
      ...patience,
      name: "browser",
      setupFiles,
      include: ["**/*.test.tsx", "**/*.browser.test.ts"],
      exclude: ["**/node_modules/**"],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions, contextOptions: { reducedMotion } }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
