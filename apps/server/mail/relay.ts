import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { CodeMail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";
import { sendMail } from "./send-mail.ts";

/** Emails the sign-in codes that PocketBase's hooks post to it, on this machine only. */
export type MailRelay = {
  /** An unguessable URL that accepts a POST with a list of {@link CodeMail}, and returns their outcomes. */
  url: string;
  close(): void;
};

/**
 * Starts the relay. PocketBase then doesn't need the mail server's password, and codes get a time limit, which
 * PocketBase's own mailer lacks.
 */
export async function startMailRelay(settings: MailSettings): Promise<MailRelay> {
  const path = `/${randomBytes(32).toString("hex")}`;
  const closing = new AbortController();
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== path) return void response.writeHead(404).end();
    const codes = (await json(request).catch(() => undefined)) as CodeMail[] | undefined;
    if (!Array.isArray(codes)) return void response.writeHead(400).end();
    const outcomes = await Promise.all(codes.map((code) => sendMail(code, settings, closing.signal)));
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(outcomes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close() {
      closing.abort();
      server.close().closeAllConnections();
    },
  };
}
