import { expectFreePorts, readAddress, readProxyHeader } from "../configuration/address.ts";
import { allowedOrigins, openDataFolder } from "../configuration/environment.ts";
import { type Env, readVariable } from "../configuration/variables.ts";
import { readMailSettings } from "../mail/mail-settings.ts";
import { readWatchSettings } from "../ops/settings.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { findBinary } from "../pocketbase/find-binary.ts";
import { readWebhookSettings } from "../webhook/webhook-settings.ts";

export type PreparedServer = Awaited<ReturnType<typeof prepareServer>>;

/** Reads the settings, locks the data folder, and finds PocketBase. @throws LaunchFailure that says what to do. */
export async function prepareServer(env: Env, signal: AbortSignal, address = readAddress(env)) {
  readVariable(env, "VOXLOG_LAUNCH"); // An invalid one would otherwise fail in the middle of the build.
  const origins = allowedOrigins(env, address.url);
  const settings = {
    mail: readMailSettings(env),
    webhook: readWebhookSettings(env),
    keepTrackingDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
    proofOfWork: readVariable(env, "VOXLOG_PROOF_OF_WORK") === "on",
    trustedProxyHeader: readProxyHeader(env),
  };
  const data = await lockData(await openDataFolder(env["DATA_DIR"]));
  const watch = await readWatchSettings(env, data.folder);
  await expectFreePorts(address);
  return { ...settings, address, origins, data, watch, binary: await findBinary(signal) };
}
