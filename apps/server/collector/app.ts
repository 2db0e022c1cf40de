import { MOST_BYTES } from "@voxlog/tracking/collector";
import { type Context, Hono } from "hono";
import { networkOf } from "../limits/network.ts";
import { rateLimit, secondsLeft } from "../limits/rate-limit.ts";
import { NoSuchReport, type ReportRow } from "../reports/clickhouse/reports.ts";
import { type Batches, BufferFull, RowsRefused } from "../tracking/clickhouse/batches.ts";
import { Refusal } from "../tracking/clickhouse/check-value.ts";
import { type Row, type Rows, readFacts } from "../tracking/clickhouse/rows.ts";
import { findSet, sets, type TrackedSet } from "../tracking/clickhouse/sets.ts";
import { tablesOf } from "../tracking/clickhouse/tables.ts";
import { log, nameOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { OwnerCheck } from "./owner.ts";

/** In ten seconds: an office behind one address has room for a hundred people, a session for the views and the events of several quick tabs. */
const WINDOW = 10_000;
const MOST_REQUESTS = 600;
const MOST_ROWS = 200;
/** Seconds after which whoever was turned away may come again. */
const RETRY_AFTER = 5;

/** What the service works with. */
export type AppOptions = {
  batches: Pick<Batches, "add">;
  /** Whether a session is stored. */
  hasSession(set: TrackedSet, sessionId: string): Promise<boolean>;
  readReport(name: string, asked: Readonly<Record<string, string>>): Promise<ReportRow[]>;
  isOwner: OwnerCheck;
  /** Whether the database answers. */
  isHealthy(): Promise<boolean>;
  metrics: Metrics;
  /** Origins whose pages may send facts, beside the one that requests go to. */
  origins: ReadonlySet<string>;
  /** The header in which a proxy names the visitor, as the last of those it holds. */
  trustedProxyHeader: string | undefined;
  rateLimits: boolean;
  /** The address that a request came from. */
  remoteAddress(context: Context): string | undefined;
  now?: () => number;
};

/** Makes the service: facts in, reports out. */
export function createApp(options: AppOptions): Hono {
  const { batches, metrics, trustedProxyHeader, now = Date.now } = options;
  const [requests, views, events] = [rateLimit(), rateLimit(), rateLimit()];
  const app = new Hono();

  const addressOf = (context: Context) =>
    (trustedProxyHeader && context.req.header(trustedProxyHeader)?.split(",").at(-1)?.trim()) ||
    options.remoteAddress(context) ||
    "";

  const isFlood = ({ viewed, done }: Rows) =>
    viewed.some((session) => views.exceeds(session, MOST_ROWS, WINDOW, now())) ||
    done.some((session) => events.exceeds(session, MOST_ROWS, WINDOW, now()));

  const tooMany = (context: Context) => {
    context.header("Retry-After", String(secondsLeft(WINDOW, now())));
    return fail(context, 429, "Too many requests.");
  };

  app.use("/api/facts/*", async (context, next) => {
    const origin = context.req.header("Origin");
    if (origin && !isAllowed(origin, context.req.header("Host"), options.origins)) {
      return fail(context, 403, "Pages of this origin may not send facts.");
    }
    if (origin) context.header("Access-Control-Allow-Origin", origin);
    context.header("Vary", "Origin");
    await next();
    const set = context.req.path.split("/").at(-1) ?? "";
    metrics.requests.inc({ set: Object.hasOwn(sets, set) ? set : "none", status: context.res.status });
    return;
  });

  app.post("/api/facts/:set", async (context) => {
    // A browser says how long a text is. Looking at the body for it would cost more than all else that is done here.
    const length = Number(context.req.header("Content-Length") ?? Number.NaN);
    if (!(length <= MOST_BYTES)) return fail(context, 413, "The body is too large, or of unknown length.");
    const set = findSet(context.req.param("set"));
    if (!set) return fail(context, 404, "There is no such set.");
    if (options.rateLimits && requests.exceeds(networkOf(addressOf(context)), MOST_REQUESTS, WINDOW, now()))
      return tooMany(context);
    const rows = readFacts(await readJson(context), set, now());
    if (options.rateLimits && isFlood(rows)) return tooMany(context);
    for (const session of new Set(rows.converted)) {
      if (!rows.viewed.includes(session) && !(await options.hasSession(set, session))) {
        return fail(context, 404, "There is no such session.");
      }
    }
    await batches.add(byTable(rows, set));
    return context.json({
      stored: rows.sessions.length + rows.visits.length + rows.events.length,
      refused: rows.refused,
    });
  });

  app.get("/api/reports/:name", async (context) => {
    if (!(await options.isOwner(context.req.header("Authorization")))) {
      return fail(context, 401, "The request requires the owner's token.");
    }
    context.header("Cache-Control", "no-store");
    return context.json({ rows: await options.readReport(context.req.param("name"), context.req.query()) });
  });

  app.get("/health", async (context) =>
    (await options.isHealthy())
      ? context.json({ status: 200, message: "The collector is healthy." })
      : fail(context, 503, "The database does not answer, or the collector is about to end."),
  );
  app.get("/metrics", async (context) => {
    context.header("Content-Type", metrics.registry.contentType);
    return context.body(await metrics.registry.metrics());
  });

  app.notFound((context) => fail(context, 404, "There is nothing here."));
  app.onError((error, context) => {
    if (error instanceof Refusal) return fail(context, 400, error.message, error.fields);
    if (error instanceof NoSuchReport || error instanceof RowsRefused)
      return fail(context, 400, error.message);
    if (!(error instanceof BufferFull)) log("error", "A request failed.", nameOf(error));
    context.header("Retry-After", String(RETRY_AFTER));
    return fail(context, 503, "This cannot be stored or read now. Please come again.");
  });
  return app;
}

type Failure = 400 | 401 | 403 | 404 | 413 | 429 | 503;

/** A failure in the form of PocketBase's, which repeats the status: a gateway in between does not. */
function fail(context: Context, status: Failure, message: string, data: Record<string, string> = {}) {
  return context.json({ status, message, data }, status);
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch {
    throw new Refusal({ body: "is no JSON" });
  }
}

/** Pages of the collector's own origin are behind the same proxy, which passes their host on. */
function isAllowed(origin: string, host: string | undefined, origins: ReadonlySet<string>): boolean {
  return origins.has("*") || origins.has(origin) || URL.parse(origin)?.host === host;
}

function byTable(rows: Rows, set: TrackedSet): Map<string, Row[]> {
  const tables = tablesOf(set);
  const kinds = ["sessions", "visits", "events"] as const;
  return new Map(
    kinds.filter((kind) => rows[kind].length > 0).map((kind) => [tables[kind].name, rows[kind]]),
  );
}
