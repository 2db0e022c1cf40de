import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    globalSetup: "tests/fetch-binary.ts",
    // The files of a worker share modules, and by them a server: tests/shared-server.ts.
    isolate: false,
    projects: [nodeProject],
  },
});
