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
  timeout: 45_000,
  expect: { timeout: 10_000 },
  globalSetup: [
    "./deployment/published-builds.ts",
    fileURLToPath(import.meta.resolve("@voxlog/server/testing/fetch-server")),
  ],
  // What starts more than a page comes first, so that no worker is left with it while the other has nothing to do.
  projects: [
    { name: "deployments", testMatch: DEPLOYMENTS },
    { name: "journeys", testIgnore: DEPLOYMENTS },
  ],
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    // A trace of every test costs a quarter of the time; who looks for a failure adds `--trace on`.
    screenshot: "only-on-failure",
    // What moves without end costs a fifth of the processor, and no test but those of motion itself needs it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...chromium,
      args: [...chromium.args, ...ordinaryBrowser.args, ...fakeMicrophone],
    },
  },
});
