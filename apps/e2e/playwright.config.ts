import { defineConfig } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";
import { fakeMicrophone, ordinaryBrowser } from "./support/browser.ts";

const chromium = await resolveChromium();

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: "journeys", testIgnore: "start.spec.ts" },
    // It builds again, which must not happen under a journey's feet.
    { name: "start", testMatch: "start.spec.ts", dependencies: ["journeys"] },
  ],
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    // A trace of every test costs a quarter of the time; who looks for a failure adds `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      ...chromium,
      args: [...chromium.args, ...ordinaryBrowser.args, fakeMicrophone],
    },
  },
});
