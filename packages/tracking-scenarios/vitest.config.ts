import { fileURLToPath } from "node:url";
import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    globalSetup: fileURLToPath(import.meta.resolve("@voxlog/backend/testing/fetch-server")),
    // What the server reads, and what is bundled into the pages, is imported by no test.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/backend/{pb_hooks,pb_migrations,launcher}/**",
      "**/packages/tracking/src/**",
    ],
    projects: [nodeProject],
    // The PocketBase SDK needs EventSource for realtime, which Node has behind a flag.
    execArgv: ["--experimental-eventsource"],
  },
});
