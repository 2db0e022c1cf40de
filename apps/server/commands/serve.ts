import { existsSync } from "node:fs";
import { join } from "node:path";
import { expectFree, readAddress } from "../configuration/address.ts";
import { allowedOrigins, openDataFolder } from "../configuration/environment.ts";
import { warnOfIdentity } from "../configuration/identity.ts";
import { readWatchSettings } from "../ops/health/settings.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { LaunchFailure, runCommand } from "../process/command.ts";
import { readSettings } from "./read-settings.ts";
import { runServer } from "./run-server.ts";

/**
 * Serves what is there, without building: the variables are those of `pnpm start`, with SITE_DIR,
 * DEMO_DIR and REPORTS_DIR for the built apps. A process that started it with an IPC channel gets `{ url, pid }`
 * once the server answers, pid being PocketBase's own.
 */
await runCommand(async (signal) => {
  const { DATA_DIR, SITE_DIR, DEMO_DIR, REPORTS_DIR } = process.env;
  const address = readAddress(process.env);
  const origins = allowedOrigins(process.env, address.url);
  const settings = readSettings(process.env);
  using data = await lockData(await openDataFolder(DATA_DIR));
  const watch = await readWatchSettings(process.env, data.folder);
  await expectFree(address);
  for (const [name, folder] of Object.entries({ SITE_DIR, DEMO_DIR, REPORTS_DIR })) {
    // Without the headers that its build asks for nothing would hold an app's pages in check.
    if (folder && !existsSync(join(folder, "_headers"))) {
      throw new LaunchFailure(
        `${name} names a folder without a build: ${folder}. Build the app, or unset it.`,
      );
    }
  }
  await warnOfIdentity(process.env, SITE_DIR);
  const binary = await findBinary(signal);
  await runServer(
    {
      binary,
      address,
      origins,
      data,
      ...settings,
      watch,
      siteDir: SITE_DIR,
      demoDir: DEMO_DIR,
      reportsDir: REPORTS_DIR,
    },
    signal,
    (pid) => {
      process.stdout.write(`Serving at ${address.url}\n`);
      process.send?.({ url: address.url, pid });
    },
  );
});
