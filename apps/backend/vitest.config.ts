import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

// Servers start within a second, but not on a machine that builds and tests everything at once.
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

export default defineConfig({
  test: { ...reporters, ...patience, globalSetup: "tests/fetch-binary.ts", projects: [nodeProject] },
});
