import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";
import { soaks } from "@voxlog/testing/soak";
import { fakeMicrophone, ordinaryBrowser } from "./support/browser.ts";

const DEPLOYMENTS = /(start|own-domain|three-origins)\.spec\.ts$/;
const chromium = await resolveChromium();

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  ...(!soaks && { grepInvert: /@soak/ }),
  forbidOnly: Boolean(process.env["CI"]),
  // A browser on a busy machine may miss a moment. `pnpm test` names the tests that passed on a retry.
  retries: soaks ? 0 : 1,
  // A journey of 15 seconds takes a minute on a machine with four times the load.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalSetup: [
    "./deployment/published-builds.ts",
    fileURLToPath(import.meta.resolve("@voxlog/server/testing/fetch-server")),
    "./support/translators-pictures.ts",
  ],
  // Tests that start servers run first, so that one worker isn't left with them at the end.
  projects: [
    { name: "deployments", testMatch: DEPLOYMENTS },
    { name: "journeys", testIgnore: DEPLOYMENTS },
  ],
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    // Traces cost a quarter of the time. Add `--trace on` to investigate a failure.
    screenshot: "only-on-failure",
    // Endless animations cost a fifth of the CPU, and only tests of motion need them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...chromium,
      args: [...chromium.args, ...ordinaryBrowser.args, ...fakeMicrophone],
    },
  },
});
