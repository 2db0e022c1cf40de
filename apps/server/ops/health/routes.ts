import { hash, timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { type ApiEnv, type ApiRoutes, apiError, type FindAccount } from "../../front/api.ts";
import type { Health } from "./checks.ts";

const FRESH_MS = 5 * 60_000;

/** Creates the routes for the server's state, for the owner and anyone with the metrics token. */
export function healthRoutes(
  readHealth: () => Health | undefined,
  findAccount: FindAccount,
  metricsTokenHash: Buffer | undefined,
): ApiRoutes[] {
  const requireReader: MiddlewareHandler<ApiEnv> = async (context, next) => {
    context.header("Cache-Control", "no-store");
    const token = context.req.header("Authorization")?.replace(/^Bearer /i, "") ?? "";
    const sent = hash("sha256", token, "buffer");
    if (metricsTokenHash && timingSafeEqual(sent, metricsTokenHash)) return next();
    const account = await findAccount(context.env.incoming);
    if (account?.role === "owner") return next();
    // The reports ask for everyone, so staff get an empty answer there, which isn't a failure.
    if (account && context.req.path !== "/metrics") return context.body(null, 204);
    context.header("WWW-Authenticate", "Bearer");
    return context.json({ status: 401, message: "Only the owner can read this.", data: {} }, 401);
  };
  const freshHealth = (): Health => {
    const health = readHealth();
    if (!health) throw apiError(503, "The server hasn't been checked yet.");
    if (Date.now() - health.checked > FRESH_MS)
      throw apiError(503, "The last check of the server is too old.");
    return health;
  };
  const owner = new Hono<ApiEnv>().get("/api/owner/health", requireReader, (context) =>
    context.json(freshHealth()),
  );
  const metrics = new Hono<ApiEnv>().get("/metrics", requireReader, async (context) => {
    // Loaded only when needed: it would delay each start.
    const { contentType, metricsOf } = await import("./metrics.ts");
    return context.body(await metricsOf(freshHealth()), 200, { "Content-Type": contentType });
  });
  return [
    { path: "/api/owner", routes: owner },
    { path: "/metrics", routes: metrics },
  ];
}
