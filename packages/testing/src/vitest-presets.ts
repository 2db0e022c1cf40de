import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration, ViteUserConfig } from "vitest/config";
import { resolveChromium } from "./chromium/index.ts";

/** Reporters of every vitest run: the console's, and a report that `pnpm test` counts. */
export const reporters: NonNullable<ViteUserConfig["test"]> = {
  reporters: ["default", "json"],
  outputFile: { json: "reports/vitest.json" },
};

/** Timeouts in ms for a machine that builds and tests everything at once. When idle, tests take a fraction. */
const patience = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Logic and servers, in Node: every `*.test.ts`. */
export const nodeProject = {
  extends: true,
  test: {
    ...patience,
    name: "node",
    environment: "node",
    // A worker's files share modules, whose loading costs more than most tests, and a backend server.
    isolate: false,
    globalSetup: [join(import.meta.dirname, "temporary-folder.ts")],
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.browser.test.ts"],
  },
} satisfies TestProjectConfiguration;

/**
 * Components and browser code, in Chromium: every `*.test.tsx` and `*.browser.test.ts`.
 *
 * @param reducedMotion the visitor's preference; waiting for animations takes longer than most tests.
 * @param setupFiles modules for every page, such as styles.
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
