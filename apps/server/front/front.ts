import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { limitConcurrency } from "../limits/concurrency.ts";
import { networkOfRequest } from "../limits/network.ts";
import type { AcceptBatch } from "../tracking/accept-batch.ts";
import { Unavailable } from "../tracking/sqlite/writer.ts";
import type { Api, FindAccount } from "./api.ts";
import { type AllowOrigin, allowOrigins } from "./cors.ts";
import type { Builds } from "./files/find-file.ts";
import { sendFile } from "./files/send-file.ts";
import type { PocketBaseProxy } from "./proxy.ts";
import { BodyTooLarge, readBody } from "./read-body.ts";
import { sendError, sendTooMany, turnAway } from "./send-error.ts";

/** What the front door opens to. */
export type FrontOptions = {
  proxy: PocketBaseProxy;
  acceptBatch: AcceptBatch;
  builds: Builds;
  /** Whose pages may read answers. */
  origins: readonly string[];
  /** The header in which a trusted proxy names the visitor, in lower case. */
  trustedProxyHeader: string | undefined;
  /** Whether this server terminates TLS; then every answer requires it from then on. */
  strictTransport?: string | undefined;
  /** The domain that `www.` before it is redirected to. */
  domain?: string | undefined;
  findAccount: FindAccount;
  /** What this server answers itself; the rest of the API is PocketBase's. */
  api: Api;
  /** Called when a request may have changed PocketBase's settings or collections. */
  onAdminWrite(): void;
};

/** The largest body without the owner's account: the longest record takes half of it. */
const MAX_BODY = 16 * 1024;
/** Ms for a body, and while many are waited for. */
const BODY_TIMEOUT = 20_000;
const CROWDED_BODY_TIMEOUT = 500;

/** Bodies that are waited for: each takes its size of memory. */
const WAITING = { max: 4000, many: 100, share: 50 };
/** Requests at PocketBase: one network can't take the place of others. */
const READING = { max: 400, many: 50, share: 40 };
const WRITING = { max: 2000, many: 200, share: 50 };

const API = /^\/(api|_)(\/|$)|^\/metrics$/;
const ADMIN_WRITE = /^\/api\/(settings|collections|backups|migrations)(\/|$)/;

/** Creates the listener of the server that all visitors reach. */
export function createFront(options: FrontOptions): RequestListener {
  const handle = createHandler(options, allowOrigins(options.origins));
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      process.stderr.write(`A request failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      sendError(response, 500, "Something went wrong while processing your request.");
    });
  };
}

function createHandler(options: FrontOptions, allowOrigin: AllowOrigin) {
  const { proxy, acceptBatch, builds, trustedProxyHeader, strictTransport, domain } = options;
  const isTls = Boolean(strictTransport);
  const [waiting, reading, writing] = [WAITING, READING, WRITING].map(limitConcurrency) as [
    ReturnType<typeof limitConcurrency>,
    ReturnType<typeof limitConcurrency>,
    ReturnType<typeof limitConcurrency>,
  ];

  /** Reads a body as far as there is room for it. Returns nothing when the request was answered instead. */
  const receive = async (request: IncomingMessage, response: ServerResponse, network: string) => {
    const isEmpty = !request.headers["transfer-encoding"] && !Number(request.headers["content-length"]);
    if (isEmpty) return Buffer.alloc(0);
    const leave = waiting.enter(network);
    if (!leave) {
      turnAway(request, response, 429, "Too Many Requests.");
      return undefined;
    }
    try {
      return await readBody(request, MAX_BODY, waiting.isCrowded() ? CROWDED_BODY_TIMEOUT : BODY_TIMEOUT);
    } catch (error) {
      if (error instanceof BodyTooLarge) turnAway(request, response, 413, "The body is too large.");
      else request.destroy();
      return undefined;
    } finally {
      leave();
    }
  };

  const forward = async (
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
    body: Buffer | undefined,
  ) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const leave = (isRead ? reading : writing).enter(network);
    if (!leave) return turnAway(request, response, 429, "Too Many Requests.");
    response.once("close", leave);
    await proxy.forward(request, response, { network, isTls, ...(body && { body }) });
  };

  const answerBatch = async (
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
    body: Buffer,
  ) => {
    try {
      const answer = await acceptBatch(request.headers["content-type"], body, network);
      if (answer === "not ours") return forward(request, response, network, body);
      allowOrigin(request, response);
      if (answer === "too many") return sendTooMany(response);
      const text = JSON.stringify(answer.ids.map((id) => ({ status: 200, body: { id } })));
      response.writeHead(200, { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff" });
      response.end(text);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      allowOrigin(request, response);
      sendError(response, 503, "Nothing can be stored at the moment. Please try again later.");
    }
  };

  const answerApi = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    // No page uses realtime messages, and the admin works without them. Each would hold a connection for as long as it likes.
    if (path === "/api/realtime") {
      return turnAway(request, response, 404, "There are no realtime messages here.");
    }
    const network = networkOfRequest(request, trustedProxyHeader);
    const { authorization } = request.headers;
    if (authorization && ADMIN_WRITE.test(path) && request.method !== "GET") {
      response.once("close", options.onAdminWrite);
      response.once("finish", options.onAdminWrite);
    }
    if (options.api.handles(path)) {
      const leave = reading.enter(network);
      if (!leave) return turnAway(request, response, 429, "Too Many Requests.");
      response.once("close", leave);
      allowOrigin(request, response);
      return options.api.answer(request, response);
    }
    const account = authorization && isLarge(request) && (await options.findAccount(request));
    if (account && account.role === "owner") return forward(request, response, network, undefined);
    const body = await receive(request, response, network);
    if (!body) return;
    if (path === "/api/batch" && request.method === "POST" && !authorization) {
      return answerBatch(request, response, network, body);
    }
    return forward(request, response, network, body);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (strictTransport) response.setHeader("Strict-Transport-Security", strictTransport);
    if (domain && hostOf(request) === `www.${domain}`) {
      return void response.writeHead(301, { Location: `https://${domain}${request.url ?? "/"}` }).end();
    }
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    // PocketBase decodes a path before it looks for its route.
    const decoded = decodePath(path);
    if (API.test(path)) return answerApi(request, response, decoded?.replace(/\/+$/, "") ?? path);
    allowOrigin(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return turnAway(request, response, 405, "Pages can only be read.", { Allow: "GET, HEAD" });
    }
    const isSecure = isTls || request.headers["x-forwarded-proto"] === "https";
    const isSent = decoded && (await sendFile(request, response, decoded, builds, isSecure));
    if (!isSent) sendError(response, 404, "There is no such page.");
  };
}

/** Returns the host that a request names, without its port; HTTP/2 has it in a pseudo-header. */
const hostOf = ({ headers }: IncomingMessage): string =>
  String(headers[":authority"] ?? headers.host ?? "").replace(/:\d+$/, "");

/** Whether a body is larger than visitors may send, or may be. */
function isLarge({ headers }: IncomingMessage): boolean {
  return Boolean(headers["transfer-encoding"]) || Number(headers["content-length"] ?? 0) > MAX_BODY;
}

/** Returns a path's text, or nothing if it isn't one. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith("/") ? decoded : undefined;
  } catch {
    return undefined;
  }
}
