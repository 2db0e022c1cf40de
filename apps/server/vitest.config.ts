import { soaks } from "@voxlog/testing/soak";
import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    globalSetup: ["testing/fetch-server.ts", "tests/global-setup.ts"],
    // Half of the time the tests wait, for a server to start or to write its log: one worker would leave a processor idle.
    maxWorkers: 3,
    // The PocketBase SDK needs EventSource for realtime, which Node has behind a flag.
    execArgv: ["--experimental-eventsource"],
    projects: [
      {
        ...nodeProject,
        test: {
          ...nodeProject.test,
          exclude: [...configDefaults.exclude, ...(soaks ? [] : ["soak/**"])],
          // Where a server starts in a second, it takes half a minute on a machine with ten times as much to do.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
