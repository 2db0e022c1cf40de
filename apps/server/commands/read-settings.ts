import { type Env, readVariable } from "../configuration/variables.ts";
import { type MailSettings, readMailSettings } from "../mail/mail-settings.ts";
import { readWebhookSettings, type WebhookSettings } from "../webhook/webhook-settings.ts";

/** What the environment says of a server, apart from where it is and what its data folder has to do with. */
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

/** @throws LaunchFailure that names the variable that is missing or wrong. */
export const readSettings = (env: Env): Settings => ({
  mail: readMailSettings(env),
  webhook: readWebhookSettings(env),
  keepTrackingDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
  proofOfWork: readVariable(env, "VOXLOG_PROOF_OF_WORK") === "on",
  trustedProxyHeader: readVariable(env, "TRUSTED_PROXY_HEADER").toLowerCase() || undefined,
});
