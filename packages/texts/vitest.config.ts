import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

// A browser shares the machine with other packages' tests.
export default defineConfig({
  test: {
    ...reporters,
    // The package is copied with a third language: no test imports all of it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/packages/texts/src/**"],
    projects: [nodeProject],
  },
});
