import { join } from "node:path";
import { soaks } from "@voxlog/testing/soak";
import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporters,
    globalSetup: ["testing/fetch-server.ts"],
    // Tests wait half of the time, for a server's start or its log, so one worker would leave a processor idle.
    maxWorkers: 3,
    // The PocketBase SDK needs EventSource for realtime, which Node has behind a flag.
    execArgv: ["--experimental-eventsource"],
    projects: [
      {
        ...nodeProject,
        test: {
          ...nodeProject.test,
          // Compiled code of the servers and commands that tests start, which would compile it again each time.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled") },
          exclude: [...configDefaults.exclude, ...(soaks ? [] : ["soak/**"])],
          // A server that usually starts in a second takes half a minute on a machine with ten times the load.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
