import { Webhook } from "standardwebhooks";
import { type Env, readVariable } from "../configuration/variables.ts";
import { LaunchFailure, messageOf } from "../process/command.ts";
import { readTemplate, type Template } from "./template.ts";

export type WebhookSettings = NonNullable<ReturnType<typeof readWebhookSettings>>;

/** Reads the webhook's settings; undefined without VOXLOG_WEBHOOK_URL. @throws LaunchFailure without a secret. */
export function readWebhookSettings(env: Env) {
  const url = readVariable(env, "VOXLOG_WEBHOOK_URL");
  const secret = readVariable(env, "VOXLOG_WEBHOOK_SECRET");
  const header = readVariable(env, "VOXLOG_WEBHOOK_HEADER");
  const { VOXLOG_WEBHOOK_BODY: body } = env;
  if (!url) {
    if (!secret && !header && !body) return undefined;
    throw new LaunchFailure(
      "A webhook setting is set, but VOXLOG_WEBHOOK_URL isn't. Set it to the address that receives leads.",
    );
  }
  if (!secret && !body)
    throw new LaunchFailure(
      "VOXLOG_WEBHOOK_SECRET isn't set, so the receiver couldn't tell a lead from a forgery. Set it to `whsec_` and the output of `openssl rand -base64 32`.",
    );
  const [name = "", ...value] = header.trim().split(":");
  return {
    url,
    signer: secret ? new Webhook(secret) : undefined,
    headers: header ? { [name]: value.join(":").trim() } : {},
    body: readBody(body),
  };
}

function readBody(body: string | undefined): Template | undefined {
  if (!body) return undefined;
  try {
    return readTemplate(body);
  } catch (error) {
    throw new LaunchFailure(`VOXLOG_WEBHOOK_BODY can't be used: ${messageOf(error)}`);
  }
}
