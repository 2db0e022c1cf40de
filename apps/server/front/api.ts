import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Someone with an account: the owner, or one of the staff. */
export type Account = { email: string; role: "owner" | "staff" };

/** What the handlers of this server's own API find in their context. */
export type ApiEnv = { Bindings: HttpBindings; Variables: { account: Account } };

/** Finds whose token a request has, if its sign-in hasn't ended. */
export type FindAccount = (request: IncomingMessage) => Promise<Account | undefined>;

/** Routes below a path, which they name in full: everything below it is answered by them, and nothing by PocketBase. */
export type ApiRoutes = { path: string; routes: Hono<ApiEnv> };

/** This server's own API. */
export type Api = {
  /** Whether a request for this path is answered here. */
  handles(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

/** The largest body of a request: a search, or a note about a lead. */
const MAX_BODY = 16 * 1024;

/** Lets only the owner and the staff in, and keeps their answers out of caches. */
export function requireAccount(findAccount: FindAccount): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const account = await findAccount(context.env.incoming as IncomingMessage);
    if (!account) throw apiError(401, "The request requires valid record authorization token.");
    context.set("account", account);
    context.header("Cache-Control", "no-store");
    await next();
  };
}

/** Makes an error that is answered in PocketBase's form. */
export const apiError = (status: ContentfulStatusCode, message: string): HTTPException =>
  new HTTPException(status, { message });

/** Creates the API that this server answers itself, in place of PocketBase. */
export function createApi(routes: readonly ApiRoutes[]): Api {
  const api = new Hono<ApiEnv>();
  api.use(
    compress(),
    bodyLimit({ maxSize: MAX_BODY, onError: () => failure(413, "The body is too large.") }),
  );
  for (const each of routes) api.route("/", each.routes);
  api.notFound(() => failure(404, "The requested resource wasn't found."));
  api.onError((error) => {
    if (error instanceof HTTPException) return failure(error.status, error.message);
    process.stderr.write(`A request failed: ${error.stack ?? String(error)}\n`);
    return failure(500, "Something went wrong while processing your request.");
  });
  return {
    handles: (path) => routes.some((each) => path === each.path || path.startsWith(`${each.path}/`)),
    answer: getRequestListener(api.fetch),
  };
}

const failure = (status: number, message: string) =>
  Response.json({ status, message, data: {} }, { status, headers: { "Cache-Control": "no-store" } });
