import { defineConfig } from "@playwright/test";
import { resolveChromium } from "@voxlog/testing/chromium";

const chromium = await resolveChromium();

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    trace: "retain-on-failure",
    launchOptions: {
      ...chromium,
      // The tracker ignores browsers that say they are driven.
      args: [...chromium.args, "--disable-blink-features=AutomationControlled"],
    },
  },
});
