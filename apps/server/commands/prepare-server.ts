import { expectFreePorts, readAddress } from "../configuration/address.ts";
import { allowedOrigins, openDataFolder } from "../configuration/environment.ts";
import { type Env, readVariable } from "../configuration/variables.ts";
import { readMailSettings } from "../mail/mail-settings.ts";
import { readWatchSettings } from "../ops/settings.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { readWebhookSettings } from "../webhook/webhook-settings.ts";

export type PreparedServer = Awaited<ReturnType<typeof prepareServer>>;

/** Reads the settings, locks the data folder, and finds PocketBase. @throws LaunchFailure that says what to do. */
export async function prepareServer(env: Env, signal: AbortSignal, address = readAddress(env)) {
  const origins = allowedOrigins(env, address.url);
  const settings = {
    mail: readMailSettings(env),
    webhook: readWebhookSettings(env),
    keepTrackingDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
    proofOfWork: readVariable(env, "VOXLOG_PROOF_OF_WORK") === "on",
    /** The trusted proxy's header with the visitor's address, in lower case. */
    trustedProxyHeader: readVariable(env, "TRUSTED_PROXY_HEADER").toLowerCase() || undefined,
  };
  const data = await lockData(await openDataFolder(env["DATA_DIR"]));
  const watch = await readWatchSettings(env, data.folder);
  await expectFreePorts(address);
  return { ...settings, address, origins, data, watch, binary: await findBinary(signal) };
}
