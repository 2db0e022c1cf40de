import { hash, randomBytes } from "node:crypto";
import * as v from "valibot";
import type { AuditEntry } from "../accounts/audit.ts";
import { findSet, sets } from "../configuration/sets.ts";
import type { ApiRoutes, FindAccount } from "../front/api.ts";
import { accountApi, apiError, readObject, requireOwner } from "../front/api.ts";
import { rateLimit } from "../limits/limits.ts";
import { dayAt } from "./local-days.ts";
import { isDay, readQuery } from "./report-query.ts";

export type Tables = {
  run(sql: string, values?: Record<string, string | number>): Promise<number>;
  all<Row>(sql: string, values?: Record<string, string | number>): Row[];
};

/** A link that shows one view of the reports without an account. Times are in seconds since 1970. */
export type SharedView = {
  id: string;
  name: string;
  /** The query of the view's address, as the reports app writes it. */
  query: string;
  who: string;
  created: number;
  expires: number;
};

/** The content of a view: a set, the filters, and the first and last day of the periods that it compares. */
type Shown = { set: string; filters: Record<string, string>; periods: [from: string, to: string][] };

const PREFIX = "view_";
const MAX_VIEWS = 100;
const [MAX_NAME, MAX_QUERY, MAX_DAYS] = [80, 4000, 366];
const NewView = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_NAME), v.trim(), v.nonEmpty()),
  query: v.pipe(v.string(), v.maxLength(MAX_QUERY)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)),
});
const DEFAULT_PERIOD = "30";
/** Requests per minute with one link: a page of the reports sends 40. Unknown links share one count. */
const [MAX_REQUESTS, MINUTE] = [600, 60_000];

/** Returns whether a request's token is a link's. */
export const isViewToken = (token = ""): boolean => token.startsWith(PREFIX);

const select = ({ all }: Tables, condition: string, values = {}) =>
  all<SharedView>(
    `SELECT id, name, query, who, created, expires FROM shared_views
     WHERE expires > unixepoch() AND ${condition} ORDER BY created DESC, id`,
    values,
  );

/** Returns the content of the view that a link's token opens. @throws an error with status 401 or 429. */
export type OpenView = (token: string) => Shown;

/** Creates the function that opens links. It limits the requests with each. */
export function viewOpener(tables: Tables): OpenView {
  const limit = rateLimit();
  return (token) => {
    const ofToken = hash("sha256", token);
    const [view] = select(tables, "hash = :ofToken", { ofToken });
    if (limit.exceeds(view ? ofToken : "", MAX_REQUESTS, MINUTE, Date.now()))
      throw apiError(429, "Too many requests. Please try again in a minute.");
    if (!view) throw apiError(401, "The link has expired or was revoked.");
    return shownBy(view.query);
  };
}

/** Reads a view's address. Days count back from today, unless the view has fixed ones. */
function shownBy(query: string): Shown {
  const {
    set = sets[0]?.name ?? "",
    period = DEFAULT_PERIOD,
    from,
    to = dayAt(Date.now()),
    compare,
    metric: _,
    ...filters
  } = Object.fromEntries(new URLSearchParams(query));
  const isPeriod = [from ?? to, to].every(isDay) && (from ?? to) <= to && /^[1-9]\d{0,2}$/.test(period);
  if (!isPeriod || !findSet(set)) throw apiError(400, "The view's period or set is invalid.");
  const last = Temporal.PlainDate.from(to);
  const first = from ? Temporal.PlainDate.from(from) : last.subtract({ days: Number(period) - 1 });
  const days = first.until(last).days;
  const before = compare ? sameDayYearBefore(first) : first.subtract({ days: days + 1 });
  const periods = [first, before].map((start): [string, string] => [`${start}`, `${start.add({ days })}`]);
  return { set, filters, periods };
}

/** The reports app's day a year before: of February 29, it's March 1. */
const sameDayYearBefore = (day: Temporal.PlainDate) =>
  Temporal.PlainDate.from({ year: day.year - 1, month: day.month, day: 1 }).add({ days: day.day - 1 });

/**
 * Requires that a request is for the content of a view. Sessions without signs of life may be counted either way.
 *
 * @throws an error with status 403.
 */
export function expectShown(shown: Shown, { set, from, to, ...filters }: Record<string, string>): void {
  const isPeriod = shown.periods.some((period) => period[0] === from && period[1] === to);
  const isLive = from === undefined && to === undefined;
  const textOf = ({ did: _, ...others }: Record<string, string>) =>
    JSON.stringify(Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1)));
  if (set !== shown.set || !(isPeriod || isLive) || textOf(filters) !== textOf(shown.filters))
    throw apiError(403, "The link shows another view.");
}

type Audit = (entry: AuditEntry) => Promise<void>;

/**
 * Creates the routes with which the owner lists, adds and revokes links to a view of the reports. A link's token is
 * random, and only its hash is stored.
 */
export function viewRoutes(tables: Tables, findAccount: FindAccount, audit: Audit): ApiRoutes {
  const path = "/api/report-views";
  const routes = accountApi(path, findAccount).use(requireOwner("Only the owner can share reports."));
  routes.get("/", (context) => context.json({ views: select(tables, "TRUE") }));
  routes.post("/", async (context) => {
    const hint = `Send a name, a query, and 1 to ${MAX_DAYS} days.`;
    const view = await readObject(context, NewView, hint);
    const { set, filters, periods } = shownBy(view.query);
    const [from, to] = periods[0] ?? ["", ""];
    readQuery("sessions", { set, from, to, ...filters });
    const who = context.var.account.email;
    await tables.run("DELETE FROM shared_views WHERE expires <= unixepoch()");
    const token = PREFIX + randomBytes(32).toString("base64url");
    const id = randomBytes(8).toString("hex");
    const added = await tables.run(
      `INSERT INTO shared_views (hash, id, name, query, who, created, expires)
       SELECT :hash, :id, :name, :query, :who, unixepoch(), unixepoch() + :days * 86400
       WHERE (SELECT COUNT(*) FROM shared_views) < ${MAX_VIEWS}`,
      { hash: hash("sha256", token), id, who, ...view },
    );
    if (added === 0) throw apiError(409, `There are ${MAX_VIEWS} links. Revoke one first.`);
    await audit({ who, event: "sharedView", what: view.name });
    return context.json({ token, id });
  });
  routes.delete("/:id", async (context) => {
    const { id } = context.req.param();
    const [view] = select(tables, "id = :id", { id });
    const removed = await tables.run("DELETE FROM shared_views WHERE id = :id", { id });
    if (!view || removed === 0) throw apiError(404, "The link doesn't exist.");
    await audit({ who: context.var.account.email, event: "revokedView", what: view.name });
    return context.body(null, 204);
  });
  return { path, routes };
}
