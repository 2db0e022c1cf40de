import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import { describeClient } from "@voxlog/tracking/describe-client";
import { HTTPException } from "hono/http-exception";
import { limitConcurrency } from "../limits/limits.ts";
import { networkOfRequest } from "../limits/network.ts";
import { type Engine, Rejection } from "../tracking/engine.ts";
import type { Api } from "./api.ts";
import { createOrigins, hostOf, type Origins } from "./cors.ts";
import { type Builds, sendFile, TRAILING_SLASHES } from "./files/send-file.ts";
import type { Admission, Check, FormHandler, Guard, GuardedRequest, TokenHolder } from "./guard.ts";
import type { Forwarding, PocketBaseProxy } from "./proxy.ts";
import { readBody } from "./read-body.ts";
import { rejectRequest, sendError, sendJson } from "./send-error.ts";

export type FrontOptions<Holder extends TokenHolder = TokenHolder> = {
  /** Passes other API requests to PocketBase; without it, they get a 404. */
  proxy?: PocketBaseProxy;
  guard?: Guard<Holder>;
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
export function createFront<Holder extends TokenHolder>(options: FrontOptions<Holder>): RequestListener {
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
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      if (error instanceof HTTPException) return sendError(response, error.status, error.message);
      process.stderr.write(`A request failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      sendError(response, 500, "Something went wrong while processing your request.");
    });
  };
}

function createHandler<Holder extends TokenHolder>(options: FrontOptions<Holder>, origins: Origins) {
  const { proxy, guard, engine, api, forms, onAdminWrite, trustedProxyHeader, strictTransport, domain } =
    options;
  const isTls = Boolean(strictTransport);
  const receive = createReceive();
  const reading = limitConcurrency(READING);
  const writing = limitConcurrency(WRITING);
  const answerForm = createFormAnswer(options, writing, receive);

  const isSecure = ({ headers }: IncomingMessage) => isTls || headers["x-forwarded-proto"] === "https";

  const forward = async (
    request: IncomingMessage,
    response: ServerResponse,
    forwarding: Omit<Forwarding, "isTls">,
    onChange?: () => void,
  ) => {
    if (!proxy) return sendError(response, 404, "The requested resource wasn't found.");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const leave = (isRead ? reading : writing).enter(forwarding.network);
    if (!leave) return rejectRequest(request, response, 429, "Too Many Requests.");
    const status = await proxy.forward(request, response, { isTls, ...forwarding }).finally(leave);
    if (status < 400) onChange?.();
  };

  const answerApi = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    // No page uses realtime messages, and the admin works without them. Each would keep a connection open indefinitely.
    if (path === "/api/realtime")
      return rejectRequest(request, response, 404, "Realtime messages aren't available.");
    if (RESTORE.test(path)) {
      // PocketBase would replace the database while this server has it open.
      return rejectRequest(request, response, 400, RESTORE_HINT);
    }
    const network = networkOfRequest(request, trustedProxyHeader);
    // PocketBase answers preflights for any path.
    if (api.handles(path) && !(proxy && request.method === "OPTIONS")) {
      const leave = reading.enter(network);
      if (!leave) return rejectRequest(request, response, 429, "Too Many Requests.");
      response.once("close", leave);
      const body = await receive(request, response, network, MAX_BODY);
      return body && api.answer(request, response, body);
    }
    const holder = await guard?.findHolder(request);
    // Staff tokens only give access to this server's own API.
    const isStranger = !holder || holder.role === "staff";
    const sender = { network, token: isStranger ? undefined : holder.token };
    const { method = "" } = request;
    const onChange = () => {
      if (holder?.role !== "owner" || ["GET", "HEAD", "OPTIONS"].includes(method)) return;
      guard?.onOwnerChange?.(holder, method, path);
      if (ADMIN_WRITE.test(path)) onAdminWrite?.();
    };
    if (holder?.role === "owner" && isLarge(request)) return forward(request, response, sender, onChange);
    const to = method === "POST" && engine?.handles(path) ? engine : undefined;
    const body = await receive(request, response, network, to?.maxBytes ?? MAX_BODY);
    if (!body || (to && (await track(to, origins, { path, body, ...sender }, request, response)))) return;
    const guarded = { request, path, body, isSecure: isSecure(request) };
    const admission = await admit(guard?.checks, guarded, holder);
    if (admission.answer) return sendJson(response, admission.answer.status, admission.answer.body);
    await forward(request, response, { ...sender, body, ...admission }, onChange);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (strictTransport) response.setHeader("Strict-Transport-Security", strictTransport);
    if (domain && hostOf(request).replace(/:\d+$/, "") === `www.${domain}`)
      return void response.writeHead(301, { Location: `https://${domain}${request.url ?? "/"}` }).end();
    origins.allow(request, response);
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    // PocketBase decodes a path before it finds the route.
    const decoded = decodePath(path);
    if (API.test(path) || api.handles(path)) {
      if (decoded === undefined) return rejectRequest(request, response, 404, "The path isn't valid.");
      return answerApi(request, response, decoded.replace(TRAILING_SLASHES, ""));
    }
    if (forms?.handles(path) && (await answerForm(request, response, path))) return;
    if (request.method !== "GET" && request.method !== "HEAD")
      return rejectRequest(request, response, 405, "Pages only support GET and HEAD.", {
        Allow: "GET, HEAD",
      });
    const isSent = await sendFile(request, response, decoded ?? path, options.builds, isSecure(request));
    if (!isSent) sendError(response, 404, "The page doesn't exist.");
  };
}

/** Answers a form, and an address that fills one in. The function returns whether it answered the request. */
function createFormAnswer(
  { forms, builds, trustedProxyHeader }: Pick<FrontOptions, "forms" | "builds" | "trustedProxyHeader">,
  writing: ReturnType<typeof limitConcurrency>,
  receive: ReturnType<typeof createReceive>,
) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (request.method === "POST") {
      const network = networkOfRequest(request, trustedProxyHeader);
      const body = await receive(request, response, network, MAX_BODY);
      if (!body) return true;
      const leave = writing.enter(network);
      await forms?.answer(request, response, { path, body, network, hasRoom: Boolean(leave) }).finally(leave);
      return true;
    }
    const isFilledIn = request.method === "GET" && builds.site && /[?&]crm=/.test(request.url ?? "");
    if (isFilledIn) await forms?.prefill(request, response, path);
    return Boolean(isFilledIn);
  };
}

async function admit<Holder extends TokenHolder>(
  checks: readonly Check<Holder>[] | undefined,
  guarded: GuardedRequest,
  holder: Holder | undefined,
): Promise<Admission> {
  for (const check of checks ?? []) {
    const admission = await check(guarded, holder);
    if (admission) return admission;
  }
  return {};
}

/** Stores visits. Returns whether the tracker handled the request: PocketBase receives other formats. */
async function track(
  engine: Engine,
  origins: Origins,
  { token, ...sent }: { path: string; body: Buffer } & Pick<Forwarding, "network" | "token">,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  try {
    const answer = await engine.accept({
      ...sent,
      contentType: request.headers["content-type"],
      isSignedIn: token !== undefined,
      isKnownOrigin: origins.know(request),
    });
    if (answer) sendJson(response, 200, answer);
    return Boolean(answer);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { status, message, retryAfter, fields } = error;
    sendError(response, status, message, retryAfter ? { "Retry-After": `${retryAfter}` } : {}, fields);
    return true;
  }
}

/** Creates the reader of bodies. It returns nothing if it rejected the request, for example because there's no room. */
function createReceive() {
  const waiting = limitConcurrency(WAITING);
  return async (request: IncomingMessage, response: ServerResponse, network: string, maxBytes: number) => {
    if (!hasUnknownLength(request) && !Number(request.headers["content-length"])) return Buffer.alloc(0);
    const leave = waiting.enter(network);
    if (!leave) {
      rejectRequest(request, response, 429, "Too Many Requests.");
      return undefined;
    }
    try {
      const timeout = waiting.isCrowded() ? CROWDED_BODY_TIMEOUT : BODY_TIMEOUT;
      const body = await readBody(request, maxBytes, timeout);
      if (!body) rejectRequest(request, response, 413, "The body is too large.");
      return body;
    } catch {
      request.destroy();
      return undefined;
    } finally {
      leave();
    }
  };
}

function isLarge(request: IncomingMessage): boolean {
  return hasUnknownLength(request) || Number(request.headers["content-length"] ?? 0) > MAX_BODY;
}

/** Returns whether a request has a body of unknown size. HTTP/2 has no `Transfer-Encoding` (RFC 9113, 8.2.2). */
function hasUnknownLength({ headers, stream }: IncomingMessage & { stream?: ServerHttp2Stream }): boolean {
  return Boolean(
    headers["transfer-encoding"] || (stream?.endAfterHeaders === false && !headers["content-length"]),
  );
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
