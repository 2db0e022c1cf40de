import { expectFree, readAddress } from "../configuration/address.ts";
import { openDataFolder, readKeepTrackingDays, readProofOfWork } from "../configuration/environment.ts";
import { readMailSettings } from "../mail/mail-settings.ts";
import { readWatchSettings } from "../ops/health/settings.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { holdData } from "../pocketbase/data-guard.ts";
import { runCommand } from "../process/command.ts";
import { readWebhookSettings } from "../webhook/webhook-settings.ts";
import { runServer } from "./run-server.ts";

/** The API for development: the apps run in their own Vite servers, and a changed hook takes effect at once. */
await runCommand(async (signal) => {
  const address = readAddress({ PORT: process.env["PORT"] });
  const mail = readMailSettings(process.env);
  const webhook = readWebhookSettings(process.env);
  const keepTrackingDays = readKeepTrackingDays(process.env["VOXLOG_KEEP_TRACKING_DAYS"]);
  const proofOfWork = readProofOfWork(process.env["VOXLOG_PROOF_OF_WORK"]);
  using data = await holdData(await openDataFolder(process.env["DATA_DIR"]));
  const watch = await readWatchSettings(process.env, data.folder);
  await expectFree(address);
  const binary = await findBinary(signal);
  await runServer(
    {
      binary,
      address,
      origins: ["*"],
      data,
      mail,
      webhook,
      keepTrackingDays,
      proofOfWork,
      watch,
      watchHooks: true,
    },
    signal,
    () => {
      process.stdout.write(`API at ${address.url}/api/, admin at ${address.url}/_/\n`);
    },
  );
});
