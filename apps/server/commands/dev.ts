import { expectFree, readAddress } from "../configuration/address.ts";
import { openDataFolder } from "../configuration/environment.ts";
import { readWatchSettings } from "../ops/health/settings.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { runCommand } from "../process/command.ts";
import { readSettings } from "./read-settings.ts";
import { runServer } from "./run-server.ts";

/** The API for development: the apps run in their own Vite servers, and a changed hook takes effect at once. */
await runCommand(async (signal) => {
  const address = readAddress({ PORT: process.env["PORT"] });
  const settings = readSettings(process.env);
  using data = await lockData(await openDataFolder(process.env["DATA_DIR"]));
  const watch = await readWatchSettings(process.env, data.folder);
  await expectFree(address);
  const binary = await findBinary(signal);
  await runServer(
    {
      binary,
      address,
      origins: ["*"],
      data,
      ...settings,
      watch,
      watchHooks: true,
    },
    signal,
    () => {
      process.stdout.write(`API at ${address.url}/api/, admin at ${address.url}/_/\n`);
    },
  );
});
