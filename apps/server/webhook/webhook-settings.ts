import { Webhook } from "standardwebhooks";
import type { Env } from "../configuration/variables.ts";
import { LaunchFailure, messageOf } from "../process/command.ts";
import { readTemplate, type Template } from "./template.ts";

export type WebhookSettings = NonNullable<ReturnType<typeof readWebhookSettings>>;

/** Reads the webhook's settings; undefined without VOXLOG_WEBHOOK_URL. @throws LaunchFailure without a secret. */
export function readWebhookSettings(env: Env) {
  const { VOXLOG_WEBHOOK_URL: url, VOXLOG_WEBHOOK_SECRET: secret } = env;
  const { VOXLOG_WEBHOOK_HEADER: header, VOXLOG_WEBHOOK_BODY: body } = env;
  if (!url) {
    if (!secret && !header && !body) return undefined;
    throw new LaunchFailure(
      "A webhook setting is set, but VOXLOG_WEBHOOK_URL isn't. Set it to the address that receives leads.",
    );
  }
  if (!isSafe(url))
    throw new LaunchFailure(
      "VOXLOG_WEBHOOK_URL isn't an address that leads may be sent to. Set it to one that begins with https://; http:// is only for this machine, as http://127.0.0.1:5678/…. A user and a password belong in VOXLOG_WEBHOOK_HEADER.",
    );
  if (!secret && !body)
    throw new LaunchFailure(
      "VOXLOG_WEBHOOK_SECRET isn't set, so the receiver couldn't tell a lead from a forgery. Set it to `whsec_` and the output of `openssl rand -base64 32`.",
    );
  return { url, signer: readSecret(secret), headers: readHeader(header), body: readBody(body) };
}

/**
 * Returns whether requests can't be read in transit: they use TLS, or stay on this machine. `fetch` rejects an address
 * with a password, and quotes it.
 */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  if (url?.username || url?.password) return false;
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? "");
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
}

function readSecret(secret: string | undefined): Webhook | undefined {
  if (!secret) return undefined;
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#symmetric
  const bytes = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret)?.[1];
  if (bytes && Buffer.from(bytes, "base64").length >= 24) return new Webhook(secret);
  throw new LaunchFailure(
    "VOXLOG_WEBHOOK_SECRET isn't a secret of Standard Webhooks. Set it to `whsec_` and the output of `openssl rand -base64 32`.",
  );
}

function readHeader(header: string | undefined): Record<string, string> {
  if (!header) return {};
  const [, name, value] =
    /^([\w-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/.exec(header.trim()) ?? [];
  if (name && value) return { [name]: value };
  throw new LaunchFailure(
    "VOXLOG_WEBHOOK_HEADER isn't a header. Set it to a name and a value, as Authorization: Bearer ….",
  );
}

function readBody(body: string | undefined): Template | undefined {
  if (!body) return undefined;
  try {
    return readTemplate(body);
  } catch (error) {
    throw new LaunchFailure(`VOXLOG_WEBHOOK_BODY can't be used: ${messageOf(error)}`);
  }
}
