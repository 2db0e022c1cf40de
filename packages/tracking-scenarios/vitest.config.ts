import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    projects: [nodeProject],
    // The PocketBase SDK needs EventSource for realtime, which Node has behind a flag.
    execArgv: ["--experimental-eventsource"],
  },
});
