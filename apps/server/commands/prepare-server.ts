import { expectFree, readAddress } from "../configuration/address.ts";
import { allowedOrigins, openDataFolder } from "../configuration/environment.ts";
import { type Env, readVariable } from "../configuration/variables.ts";
import { type MailSettings, readMailSettings } from "../mail/mail-settings.ts";
import { readWatchSettings } from "../ops/health/settings.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { readWebhookSettings, type WebhookSettings } from "../webhook/webhook-settings.ts";

/** A server's settings that don't depend on where it is or where its data is. */
export type Settings = {
  /** Where leads are mailed to; without it they wait. */
  mail: MailSettings | undefined;
  /** Where they are posted to. */
  webhook: WebhookSettings | undefined;
  /** Days that the figures of visits are kept. */
  keepTrackingDays: number;
  /** Whether leads have to prove work. */
  proofOfWork: boolean;
  /** The header in which a trusted proxy names the visitor, in lower case. */
  trustedProxyHeader: string | undefined;
};

/**
 * Reads what every server is started with, takes its data folder, and finds PocketBase.
 *
 * @throws LaunchFailure with what is missing or wrong, and what to do.
 */
export async function prepareServer(env: Env, signal: AbortSignal, address = readAddress(env)) {
  const origins = allowedOrigins(env, address.url);
  const settings: Settings = {
    mail: readMailSettings(env),
    webhook: readWebhookSettings(env),
    keepTrackingDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
    proofOfWork: readVariable(env, "VOXLOG_PROOF_OF_WORK") === "on",
    trustedProxyHeader: readVariable(env, "TRUSTED_PROXY_HEADER").toLowerCase() || undefined,
  };
  const data = await lockData(await openDataFolder(env["DATA_DIR"]));
  const watch = await readWatchSettings(env, data.folder);
  await expectFree(address);
  return { ...settings, address, origins, data, watch, binary: await findBinary(signal) };
}
