import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    projects: [nodeProject, await browserProject()],
    // The PocketBase SDK needs EventSource for realtime, which Node has behind a flag.
    execArgv: ["--experimental-eventsource"],
    // Browsers and servers share the machine with other packages' tests.
    testTimeout: 20_000,
    expect: { poll: { timeout: 8000 } },
  },
});
