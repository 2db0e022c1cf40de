import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sendMail } from "./deliver.ts";
import type { CodeMail } from "./emails.ts";
import type { MailSettings } from "./mail-settings.ts";

export type MailRelay = Awaited<ReturnType<typeof startMailRelay>>;

/** Ms until a code counts as not emailed: longer than the hook waits. */
const LIMIT = 35_000;

/**
 * Emails the sign-in codes that PocketBase's hooks post to an unguessable URL, on this machine only. PocketBase then
 * doesn't need the mail server's password, and codes get a time limit, which PocketBase's own mailer lacks.
 */
export async function startMailRelay(settings: MailSettings) {
  const path = `/${randomBytes(32).toString("hex")}`;
  const closing = new AbortController();
  const results = new Map<string, PromiseWithResolvers<boolean>>();
  const resultOf = (id: string) => {
    const known = results.get(id);
    if (known) return known;
    const result = Promise.withResolvers<boolean>();
    results.set(id, result);
    setTimeout(() => {
      result.resolve(false);
      results.delete(id);
    }, LIMIT).unref();
    return result;
  };
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== path) return void response.writeHead(404).end();
    const codes = (await json(request).catch(() => undefined)) as CodeMail[] | undefined;
    if (!Array.isArray(codes)) return void response.writeHead(400).end();
    const outcomes = await Promise.all(codes.map((code) => sendMail(code, settings, closing.signal)));
    for (const [i, { id }] of codes.entries()) resultOf(id).resolve(outcomes[i]?.sent ?? false);
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(outcomes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    /** Returns whether the code with this ID was emailed, once that is known. */
    isSent: (id: string): Promise<boolean> => resultOf(id).promise,
    close() {
      closing.abort();
      server.close().closeAllConnections();
    },
  };
}
