import { hash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { type ApiEnv, type ApiRoutes, apiError, type FindAccount } from "../../front/api.ts";
import type { Health } from "./checks.ts";
import { metricsOf } from "./metrics.ts";

const FRESH_MS = 5 * 60_000;

/**
 * Creates the routes for the server's state, for the owner and anyone with the metrics token.
 *
 * @param metricsTokenHash the SHA-256 of the metrics token in hex
 */
export function healthRoutes(
  readHealth: () => Health | undefined,
  findAccount: FindAccount,
  metricsTokenHash: string | undefined,
): ApiRoutes[] {
  const findReader = async ({ env, req }: Context<ApiEnv>) => {
    const token = req.header("Authorization")?.replace(/^Bearer /i, "") ?? "";
    const sent = hash("sha256", token, "buffer");
    if (metricsTokenHash && timingSafeEqual(sent, Buffer.from(metricsTokenHash, "hex"))) return "token";
    return (await findAccount(env.incoming))?.role;
  };
  const freshHealth = (): Health => {
    const health = readHealth();
    if (!health) throw apiError(503, "The server hasn't been checked yet.");
    if (Date.now() - health.checked > FRESH_MS)
      throw apiError(503, "The last check of the server is too old.");
    return health;
  };
  const reject = (context: Context<ApiEnv>) =>
    context.json({ status: 401, message: "Only the owner can read this.", data: {} }, 401, {
      "WWW-Authenticate": "Bearer",
    });

  const owner = new Hono<ApiEnv>().get("/api/owner/health", async (context) => {
    context.header("Cache-Control", "no-store");
    const reader = await findReader(context);
    if (!reader) return reject(context);
    // Staff get an empty answer, which isn't a failure.
    if (reader === "staff") return context.body(null, 204);
    return context.json(freshHealth());
  });
  const metrics = new Hono<ApiEnv>().get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    const reader = await findReader(context);
    if (!reader || reader === "staff") return reject(context);
    return context.body(metricsOf(freshHealth()), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
  return [
    { path: "/api/owner", routes: owner },
    { path: "/metrics", routes: metrics },
  ];
}
