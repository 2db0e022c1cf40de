import { expectFree, readAddress } from "./address.ts";
import { findBinary } from "./binary/find-binary.ts";
import { runCommand } from "./command.ts";
import { holdData } from "./data-guard.ts";
import { openDataFolder, readKeepTrackingDays, readProofOfWork } from "./environment.ts";
import { readWatchSettings } from "./health/settings.ts";
import { readMailSettings } from "./mail-settings.ts";
import { runServer } from "./pocketbase.ts";

/** The API for development: the apps run in their own Vite servers, and a changed hook takes effect at once. */
await runCommand(async (signal) => {
  const address = readAddress({ PORT: process.env["PORT"] });
  const mail = readMailSettings(process.env);
  const keepTrackingDays = readKeepTrackingDays(process.env["VOXLOG_KEEP_TRACKING_DAYS"]);
  const proofOfWork = readProofOfWork(process.env["VOXLOG_PROOF_OF_WORK"]);
  using data = await holdData(await openDataFolder(process.env["DATA_DIR"]));
  const watch = await readWatchSettings(process.env, data.folder);
  await expectFree(address);
  const binary = await findBinary(signal);
  await runServer(
    { binary, address, origins: ["*"], data, mail, keepTrackingDays, proofOfWork, watch, watchHooks: true },
    signal,
    () => {
      process.stdout.write(`API at ${address.url}/api/, admin at ${address.url}/_/\n`);
    },
  );
});
