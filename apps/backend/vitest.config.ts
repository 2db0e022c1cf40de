import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    globalSetup: "tests/fetch-binary.ts",
    // The server that the tests start reads these, and no test imports them.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/backend/{pb_hooks,pb_migrations,launcher,mail}/**",
    ],
    // The files of a worker share modules, and by them a server: tests/shared-server.ts.
    isolate: false,
    projects: [nodeProject],
  },
});
