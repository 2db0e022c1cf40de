import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import { describeClient } from "@voxlog/tracking/describe-client";
import { HTTPException } from "hono/http-exception";
import { limitConcurrency } from "../limits/limits.ts";
import { networkOfRequest } from "../limits/network.ts";
import { type Engine, Rejection } from "../tracking/engine.ts";
import { type Api, apiError } from "./api.ts";
import { createOrigins, hostOf, type Origins } from "./cors.ts";
import { type Builds, sendFile, TRAILING_SLASHES } from "./files/send-file.ts";
import type { Admission, FormHandler, Guard } from "./guard.ts";
import type { PocketBaseProxy } from "./proxy.ts";
import { IncompleteBody, readBody } from "./read-body.ts";
import { closeAfter, sendError, sendJson } from "./send-error.ts";

export type FrontOptions = {
  /** Passes other API requests to PocketBase, once they're checked; without it, they get a 404. */
  pocketbase?: { proxy: PocketBaseProxy; guard: Guard };
  /** Stores visits; without it, PocketBase does. */
  engine?: Engine | undefined;
  builds: Builds;
  origins: readonly string[];
  /** The trusted proxy's header with the visitor's address, in lower case. */
  trustedProxyHeader: string | undefined;
  strictTransport?: string | undefined;
  domain?: string | undefined;
  api: Api;
  forms?: FormHandler;
  onAdminWrite?(): void;
  /** Called with the network of a browser that got a page that visits are counted on. */
  onPage?(network: string): void;
  /** Called for every response with a status from 400 to 499. */
  onRejection?(status: number): void;
};

/** The maximum size of a body without the owner's account: twice the longest record. */
const MAX_BODY = 16 * 1024;
/** Ms to receive a body, and when many are being received. */
const BODY_TIMEOUT = 20_000;
const CROWDED_BODY_TIMEOUT = 500;

/** Bodies that are being received: they take memory. */
const WAITING = { max: 4000, many: 100, share: 50 };
/** Concurrent requests at PocketBase: one network can't crowd out others. */
const READING = { max: 400, many: 50, share: 40 };
const WRITING = { max: 2000, many: 200, share: 50 };

const API = /^\/(api|_)(\/|$)|^\/metrics$/;
const RESTORE_HINT = "Stop the server, then run `npx -y pnpm@12 run restore FILE`.";
const RESTORE = /^\/api\/backups\/[^/]+\/restore\/?$/;
const ADMIN_WRITE = /^\/api\/(settings|collections|backups|migrations)(\/|$)/;

/** Creates the request listener for all visitors. */
export function createFront(options: FrontOptions): RequestListener {
  const handle = createHandler(options, createOrigins(options.origins));
  return (request, response) => {
    // A request by way of a proxy may name the host too (RFC 9112, 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, "/") ?? "/";
    // A closed HTTP/2 stream no longer has an address.
    const network = networkOfRequest(request, options.trustedProxyHeader);
    response.once("close", () => {
      const { statusCode } = response;
      if (isServedPage(request, statusCode)) options.onPage?.(network);
      if (statusCode >= 400 && statusCode < 500) options.onRejection?.(statusCode);
    });
    handle(request, response, network).catch((error: unknown) => answerError(request, response, error));
  };
}

function createHandler(options: FrontOptions, origins: Origins) {
  const { pocketbase, engine, api, forms, onAdminWrite, strictTransport, domain } = options;
  const receive = createReceive();
  const reading = limitConcurrency(READING);
  const writing = limitConcurrency(WRITING);
  const isSecure = ({ headers }: IncomingMessage) =>
    Boolean(strictTransport) || headers["x-forwarded-proto"] === "https";

  const answerApi = async (
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
    path: string,
  ) => {
    // No page uses realtime messages, and the admin works without them. Each would keep a connection open indefinitely.
    if (path === "/api/realtime") throw apiError(404, "Realtime messages aren't available.");
    // PocketBase would replace the database while this server has it open.
    if (RESTORE.test(path)) throw apiError(400, RESTORE_HINT);
    const { method = "" } = request;
    // PocketBase answers preflights for any path.
    if (api.handles(path) && !(pocketbase && method === "OPTIONS")) {
      response.once("close", enter(reading, network));
      return api.answer(request, response, await receive(request, network, MAX_BODY));
    }
    const sender = await pocketbase?.guard(request);
    const isOwner = sender?.role === "owner";
    // Staff tokens only give access to this server's own API.
    const token = sender?.role === "staff" ? undefined : sender?.token;
    const forward = async (admission: Admission) => {
      if (!pocketbase) throw apiError(404, "The requested resource wasn't found.");
      const leave = enter(method === "GET" || method === "HEAD" ? reading : writing, network);
      const forwarding = { network, token, ...admission };
      const status = await pocketbase.proxy.forward(request, response, forwarding).finally(leave);
      if (status >= 400 || !isOwner || ["GET", "HEAD", "OPTIONS"].includes(method)) return;
      sender.onChange(method, path);
      if (ADMIN_WRITE.test(path)) onAdminWrite?.();
    };
    if (isOwner && sizeOf(request) > MAX_BODY) return forward({});
    const to = method === "POST" && engine?.handles(path) ? engine : undefined;
    const body = await receive(request, network, to?.maxBytes ?? MAX_BODY);
    const tracked = await to?.accept({
      ...{ path, body, network },
      contentType: request.headers["content-type"],
      isSignedIn: token !== undefined,
      isKnownOrigin: origins.know(request),
    });
    if (tracked) return sendJson(response, 200, tracked);
    const admission = await sender?.admit({ request, path, body, isSecure: isSecure(request) });
    if (admission?.answer) return sendJson(response, admission.answer.status, admission.answer.body);
    await forward({ body, ...admission });
  };

  return async (request: IncomingMessage, response: ServerResponse, network: string): Promise<void> => {
    if (strictTransport) response.setHeader("Strict-Transport-Security", strictTransport);
    if (domain && hostOf(request).replace(/:\d+$/, "") === `www.${domain}`)
      return void response.writeHead(301, { Location: `https://${domain}${request.url ?? "/"}` }).end();
    origins.allow(request, response);
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    // PocketBase decodes a path before it finds the route.
    const decoded = decodePath(path);
    if (API.test(path) || api.handles(path)) {
      if (decoded === undefined) throw apiError(404, "The path isn't valid.");
      return answerApi(request, response, network, decoded.replace(TRAILING_SLASHES, ""));
    }
    if (forms?.handles(request, path)) {
      const body = await receive(request, network, MAX_BODY);
      const leave = writing.enter(network);
      const sent = { path, body, network, hasRoom: Boolean(leave) };
      return forms.answer(request, response, sent).finally(leave);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      throw apiError(405, "Pages only support GET and HEAD.");
    }
    const isSent = await sendFile(request, response, decoded ?? path, options.builds, isSecure(request));
    if (!isSent) throw apiError(404, "The page doesn't exist.");
  };
}

function answerError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (error instanceof IncompleteBody) return void request.destroy();
  if (response.headersSent) return void response.destroy();
  if (sizeOf(request) > 0 && !request.complete) closeAfter(request, response);
  if (error instanceof Rejection) {
    const { status, message, retryAfter, fields } = error;
    sendError(response, status, message, retryAfter, fields);
  } else if (error instanceof HTTPException) sendError(response, error.status, error.message);
  else {
    process.stderr.write(`A request failed: ${error instanceof Error ? error.stack : String(error)}\n`);
    sendError(response, 500, "Something went wrong while processing your request.");
  }
}

/** Takes a place for a network, and returns a function that frees it. @throws HTTPException if there is no room. */
function enter(limit: ReturnType<typeof limitConcurrency>, network: string): () => void {
  const leave = limit.enter(network);
  if (!leave) throw apiError(429, "Too Many Requests.");
  return leave;
}

/** Creates the reader of bodies. It throws if it rejects the request, for example because there's no room. */
function createReceive() {
  const waiting = limitConcurrency(WAITING);
  return async (request: IncomingMessage, network: string, maxBytes: number): Promise<Buffer> => {
    if (sizeOf(request) === 0) return Buffer.alloc(0);
    const leave = enter(waiting, network);
    const timeout = waiting.isCrowded() ? CROWDED_BODY_TIMEOUT : BODY_TIMEOUT;
    return readBody(request, maxBytes, timeout).finally(leave);
  };
}

/** Returns the size of a request's body, infinite if it's unknown. HTTP/2 has no `Transfer-Encoding` (RFC 9113, 8.2.2). */
function sizeOf({ headers, stream }: IncomingMessage & { stream?: ServerHttp2Stream }): number {
  const length = headers["content-length"];
  const isUnknown = headers["transfer-encoding"] || (stream?.endAfterHeaders === false && !length);
  return isUnknown ? Number.POSITIVE_INFINITY : Number(length ?? 0);
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith("/") ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** Pages without a tracker: the reports, the admin and the API. */
const UNTRACKED = /^\/(reports|_|api)([/?]|$)/;

/**
 * Returns whether a response is a page for someone whose view is counted: a browser that opens it, not a bot, not in
 * advance, and without Global Privacy Control.
 */
function isServedPage({ method, url = "", headers }: IncomingMessage, status: number): boolean {
  // Programs seldom send it. Browsers do over TLS: https://w3c.github.io/webappsec-fetch-metadata/
  if (method !== "GET" || headers["sec-fetch-dest"] !== "document") return false;
  if ((status !== 200 && status !== 304) || headers["sec-purpose"] || headers["sec-gpc"] === "1")
    return false;
  return !UNTRACKED.test(url) && !describeClient({ userAgent: headers["user-agent"] ?? "" }).bot;
}
