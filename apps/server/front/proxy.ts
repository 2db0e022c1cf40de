import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { HTTPException } from "hono/http-exception";
import { CLIENT_HEADER } from "../pocketbase/child.ts";
import type { WriteLock } from "../pocketbase/write-lock.ts";
import type { Admission, EditAnswer } from "./guard.ts";
import { sendError } from "./send-error.ts";

/** Hop-by-hop headers (RFC 9110, 7.6.1), and the token, which is checked first. */
const HOP_BY_HOP =
  /^(connection|keep-alive|proxy-(authenticate|authorization|connection)|te|trailer|transfer-encoding|upgrade|authorization)$/;
const OWN = "x-voxlog-";

const MAX_SOCKETS = 64;
/** PocketBase closes idle connections after 60 s. These close earlier, so that it doesn't happen during a request. */
const IDLE_TIMEOUT = 30_000;

/** Without a body, the request's is piped. */
type Forwarding = Omit<Admission, "answer"> & { network: string; token: string | undefined };

export type PocketBaseProxy = ReturnType<typeof createProxy>;

/** Creates a proxy to a port of this machine. @param isTls whether visitors' requests come over this server's own TLS. */
export function createProxy(port: number, writeLock: WriteLock, isTls: boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, timeout: IDLE_TIMEOUT });
  /** Returns PocketBase's status when it has finished, even if the visitor left earlier. */
  const forward = async (request: IncomingMessage, response: ServerResponse, forwarding: Forwarding) => {
    const { body, edit, isPrivate } = forwarding;
    if (isPrivate) response.setHeader("Cache-Control", "no-store");
    const isRead = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
    const options = {
      agent,
      host: "127.0.0.1",
      port,
      method: request.method ?? "GET",
      path: forwarding.path ?? request.url ?? "/",
      headers: headersFor(request, forwarding, isTls),
    };
    // A backup takes a minute and doesn't write to the database.
    const isBackup = request.url?.startsWith("/api/backups");
    const releaseLock = isRead || isBackup ? undefined : await writeLock.enterPocketBase();
    const attempt = async (isRetry: boolean): Promise<number> => {
      const upstream = httpRequest(options);
      let status = 503;
      const closed = Promise.withResolvers<void>();
      let isRetried = false;
      upstream.once("close", closed.resolve);
      upstream.once("response", (answer) => {
        status = answer.statusCode ?? 502;
        if (edit) return void sendEdited(answer, response, edit);
        // `pipeline` throws if the response is already closed, and reports it if it closes later.
        if (response.destroyed) return void answer.resume();
        response.writeHead(status, keptHeaders(answer.rawHeaders));
        pipeline(answer, response, () => undefined);
      });
      upstream.once("error", (error: NodeJS.ErrnoException) => {
        if (response.headersSent) return void response.destroy();
        // PocketBase may just have closed the connection: https://nodejs.org/api/http.html#requestreusedsocket
        isRetried = !isRetry && Boolean(body) && upstream.reusedSocket && error.code === "ECONNRESET";
        if (!isRetried)
          sendError(response, 503, "The server can't answer right now. Please try again later.");
      });
      // A visitor's data is stored even if they leave before the response.
      if (isRead) response.once("close", () => upstream.destroy());
      if (body) upstream.end(body);
      else pipeline(request, upstream, () => undefined);
      await closed.promise;
      return isRetried ? attempt(true) : status;
    };
    try {
      return await attempt(false);
    } finally {
      releaseLock?.();
    }
  };

  return { forward, close: () => agent.destroy() };
}

async function sendEdited(answer: IncomingMessage, response: ServerResponse, edit: EditAnswer) {
  try {
    const status = answer.statusCode ?? 502;
    const { body, cookie } = await edit(status, JSON.parse(await text(answer)), answer.headers);
    if (cookie) response.setHeader("Set-Cookie", cookie);
    response.writeHead(status, keptHeaders(answer.rawHeaders, ["content-length"])).end(JSON.stringify(body));
  } catch (error) {
    if (error instanceof HTTPException) return sendError(response, error.status, error.message);
    process.stderr.write(`A response of PocketBase can't be processed: ${String(error)}\n`);
    sendError(response, 503, "The server can't answer right now. Please try again later.");
  }
}

function headersFor(
  { rawHeaders, headers: received }: IncomingMessage,
  { network, body, token, headers: own = {} }: Forwarding,
  isTls: boolean,
): string[] {
  const replaced = Object.keys(own).map((name) => name.toLowerCase());
  const headers = keptHeaders(rawHeaders, body ? [...replaced, "content-length"] : replaced);
  if (body) headers.push("Content-Length", String(body.length));
  if (!received.host) headers.push("Host", String(received[":authority"] ?? ""));
  if (isTls) headers.push("X-Forwarded-Proto", "https");
  if (token) headers.push("Authorization", token);
  headers.push(CLIENT_HEADER, network, ...Object.entries(own).flat());
  return headers;
}

/** Returns the headers to pass on, as alternating names and values. */
function keptHeaders(raw: readonly string[], without: readonly string[] = []): string[] {
  const forwarded: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const [name = "", value = ""] = [raw[i], raw[i + 1]];
    // PocketBase reads `_` in a header's name as `-`.
    const lower = name.toLowerCase().replaceAll("_", "-");
    if (lower.startsWith(":")) continue;
    if (HOP_BY_HOP.test(lower) || lower.startsWith(OWN) || without.includes(lower)) continue;
    forwarded.push(name, value);
  }
  return forwarded;
}
