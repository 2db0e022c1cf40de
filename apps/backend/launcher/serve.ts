import { existsSync } from "node:fs";
import { chooseAddress } from "./address.ts";
import { openDataFolder } from "./data-folder.ts";
import { findBinary } from "./find-binary.ts";
import { LaunchFailure } from "./launch-failure.ts";
import { runCommand } from "./run-command.ts";
import { runServer } from "./run-server.ts";

/**
 * Serves what is there, without building: PORT and DATA_DIR as for `pnpm start`, SITE_DIR and
 * DEMO_DIR for the built apps. A process that started it with an IPC channel gets `{ url, pid }`
 * once the server answers, pid being PocketBase's own.
 */
await runCommand(async (asked) => {
  const { PORT, DATA_DIR, SITE_DIR, DEMO_DIR } = process.env;
  const address = await chooseAddress(PORT);
  const dataDir = await openDataFolder(DATA_DIR);
  for (const [name, folder] of Object.entries({ SITE_DIR, DEMO_DIR })) {
    if (folder && !existsSync(folder)) {
      throw new LaunchFailure(
        `${name} names a folder that does not exist: ${folder}. Build the app, or unset it.`,
      );
    }
  }
  const binary = await findBinary(asked);
  await runServer({ binary, address, dataDir, siteDir: SITE_DIR, demoDir: DEMO_DIR }, asked, (pid) => {
    process.stdout.write(`Serving at ${address.url}\n`);
    process.send?.({ url: address.url, pid });
  });
});
