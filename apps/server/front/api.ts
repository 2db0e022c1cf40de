import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type GenericSchema, safeParse } from "valibot";
import { retryHeader } from "./send-error.ts";

export type Account = { email: string; role: "owner" | "staff" };

export type ApiEnv = { Bindings: HttpBindings; Variables: { account: Account } };

/** Finds the account of a request's token, if its sign-in hasn't ended. */
export type FindAccount = (request: IncomingMessage) => Promise<Account | undefined>;

/** Routes with full paths, all below `path`. PocketBase receives no request below it. */
export type ApiRoutes = { path: string; routes: Hono<ApiEnv> };

export type Api = ReturnType<typeof createApi>;

/** Requires an account of the owner or the staff, and forbids caching. */
export function requireAccount(findAccount: FindAccount): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const account = await findAccount(context.env.incoming as IncomingMessage);
    if (!account) throw apiError(401, "The request requires valid record authorization token.");
    context.set("account", account);
    context.header("Cache-Control", "no-store");
    await next();
  };
}

/** Begins an API below a path, whose requests require an account. */
export const accountApi = (path: string, findAccount: FindAccount) =>
  new Hono<ApiEnv>().basePath(path).use(requireAccount(findAccount));

/** Requires the owner's account, after {@link requireAccount}. */
export const requireOwner =
  (message = "Only the owner can perform this action."): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    if (context.var.account.role !== "owner") throw apiError(403, message);
    await next();
  };

/** Reads a body of JSON. @throws HTTPException with a message that says what to send, if it doesn't match. */
export async function readObject<T>(
  { req }: Context<ApiEnv>,
  schema: GenericSchema<unknown, T>,
  message: string,
): Promise<T> {
  const { success, output } = safeParse(schema, await req.json<unknown>().catch(() => undefined));
  if (!success) throw apiError(400, message);
  return output;
}

/** Creates an error with a response in PocketBase's format. */
export const apiError = (status: ContentfulStatusCode, message: string): HTTPException =>
  new HTTPException(status, { message });

/** Creates the API that this server handles itself, not PocketBase. */
export function createApi(routes: readonly ApiRoutes[]) {
  const api = new Hono<ApiEnv>();
  api.use(compress(), keepVary);
  for (const each of routes) api.route("/", each.routes);
  api.notFound(() => failure(404, "The requested resource wasn't found."));
  api.onError((error) => {
    if (error instanceof HTTPException) return failure(error.status, error.message);
    process.stderr.write(`A request failed: ${error.stack ?? String(error)}\n`);
    return failure(500, "Something went wrong while processing your request.");
  });
  const listener = getRequestListener(api.fetch);
  return {
    handles: (path: string) => routes.some((each) => path === each.path || path.startsWith(`${each.path}/`)),
    /** Hono's adapter reads `rawBody`, which the front limits in size and time, instead of the request. */
    answer: (request: IncomingMessage, response: ServerResponse, rawBody: Buffer) =>
      listener(Object.assign(request, { rawBody }), response),
  };
}

/** Keeps what the front lets responses vary by: a response's own header would replace it. */
const keepVary: MiddlewareHandler<ApiEnv> = async (context, next) => {
  await next();
  const vary = context.env.outgoing.getHeader("Vary");
  if (vary) context.header("Vary", String(vary), { append: true });
};

function failure(status: number, message: string): Response {
  const headers = { "Cache-Control": "no-store", ...retryHeader(status) };
  return Response.json({ status, message, data: {} }, { status, headers });
}
