import { fileURLToPath } from "node:url";
import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    globalSetup: fileURLToPath(import.meta.resolve("@voxlog/server/testing/fetch-server")),
    // What the server reads, and what is bundled into the pages, is imported by no test.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/server/{commands,configuration,front,leads,mail,ops,pocketbase,process}/**",
      "**/packages/tracking/{pocketbase,src}/**",
    ],
    projects: [nodeProject],
    // The PocketBase SDK needs EventSource for realtime, which Node has behind a flag.
    execArgv: ["--experimental-eventsource"],
  },
});
