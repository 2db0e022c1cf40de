import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

// A browser shares the machine with other packages' tests.
export default defineConfig({
  test: {
    ...reporters,
    // The test packs the package, so no imports show what it depends on.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/packages/i18n/src/**"],
    projects: [nodeProject],
  },
});
