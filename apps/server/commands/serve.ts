import { existsSync } from "node:fs";
import { join } from "node:path";
import { warnOfIdentity } from "../configuration/environment.ts";
import { LaunchFailure, runCommand } from "../process/command.ts";
import { prepareServer, runServer } from "./run-server.ts";

/**
 * Serves without building: the variables are those of `pnpm start`, with SITE_DIR, DEMO_DIR, REPORTS_DIR and UI_DIR for
 * what is built. A process that started it with an IPC channel receives `{ url, pid }` once the server answers, with
 * PocketBase's process ID.
 */
await runCommand(async (signal) => {
  const { SITE_DIR, DEMO_DIR, REPORTS_DIR, UI_DIR } = process.env;
  const options = await prepareServer(process.env, signal);
  using _data = options.data;
  for (const [name, folder] of Object.entries({ SITE_DIR, DEMO_DIR, REPORTS_DIR, UI_DIR })) {
    // Without the build's headers, pages would have no Content-Security-Policy.
    if (folder && !existsSync(join(folder, "_headers")))
      throw new LaunchFailure(
        `${name} names a folder without a build: ${folder}. Build the app, or unset it.`,
      );
  }
  await warnOfIdentity(process.env, SITE_DIR);
  const { url } = options.address;
  const builds = { siteDir: SITE_DIR, demoDir: DEMO_DIR, reportsDir: REPORTS_DIR, uiDir: UI_DIR };
  await runServer({ ...options, ...builds }, signal, (pid) => {
    process.stdout.write(`Serving at ${url}\n`);
    process.send?.({ url, pid });
  });
});
