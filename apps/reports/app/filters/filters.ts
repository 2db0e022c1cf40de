import {
  brand,
  type CampaignTrait,
  campaignTraits,
  retention,
  type SessionTrait,
  sessionTraits,
} from "@voxlog/product";

/** A set of visits that the server tracks: those to a site, or to an app. */
export type VisitSet = {
  name: string;
  title?: string;
  /** The steps to a conversion. Without steps, the set has no conversions. */
  funnel: readonly { step: string; title?: string; conversion?: string; event?: string }[];
  hasCampaigns: boolean;
  isDefault: boolean;
};

/** Returns whether visitors of a set can convert. */
export const hasConversions = ({ funnel }: VisitSet): boolean =>
  funnel.some(({ conversion }) => conversion !== undefined);

/** Selectable periods, in days up to today. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const DEFAULT_PERIOD = 30 satisfies Period;

type Trait = (typeof sessionTraits)[SessionTrait] | (typeof campaignTraits)[CampaignTrait];

/** A property that sessions are filtered by, as the address and the server name it. */
export type Dimension = "page" | Trait["filter"] | "conversion" | "event" | "did";
export const dimensions: readonly Dimension[] = [
  "page",
  ...Object.values<Trait>({ ...sessionTraits, ...campaignTraits }).map(({ filter }) => filter),
  "conversion",
  "event",
  "did",
];

/** The values that sessions are filtered by. All have to match; an empty one means unknown. */
export type SelectedFilters = { [Each in Dimension]?: string };

/** The selectable figures. One of them is drawn. */
export const metrics = ["sessions", "page_views", "per_session", "bounce_rate", "conversion"] as const;
export type Metric = (typeof metrics)[number];

/** The owner's selection. Both days are included; the address holds them if the period is `custom`. */
export type Filters = {
  set: VisitSet;
  period: Period | "custom";
  from: Day;
  to: Day;
  selected: SelectedFilters;
  metric: Metric;
  /** The days to compare with, if they aren't those before. */
  compare?: "year";
};

/** Props of components that show and change the filters. */
export type FilterProps = { filters: Filters; onFilters: (filters: Filters) => void };

/** The longest value that the server accepts. */
const MAX_VALUE_LENGTH = 1000;

/**
 * Reads the filters in an address. Ignores values that aren't valid.
 *
 * @example readFilters("?set=app&period=7&device=mobile", "2026-03-10", [site, app])
 *   ⇒ { set: app, period: 7, from: "2026-03-04", to: "2026-03-10", selected: { device: "mobile" }, metric: … }
 */
export function readFilters(search: string, today: Day, sets: readonly VisitSet[]): Filters {
  const parameters = new URLSearchParams(search);
  const set = sets.find(({ name }) => name === parameters.get("set")) ?? (sets[0] as VisitSet);
  const metric = metrics.find((each) => each === parameters.get("metric")) ?? "sessions";
  const selected: SelectedFilters = {};
  for (const dimension of dimensions) {
    const value = parameters.get(dimension);
    if (value !== null && value.length <= MAX_VALUE_LENGTH) selected[dimension] = value;
  }
  const [from, to] = [parameters.get("from"), parameters.get("to")];
  const period = periods.find((each) => String(each) === parameters.get("period")) ?? DEFAULT_PERIOD;
  const days =
    isDay(from) && isDay(to) && from <= to
      ? ({ period: "custom", from, to } as const)
      : { period, from: addDays(today, 1 - period), to: today };
  const hasYear = parameters.get("compare") === "year" && isPreviousYearRetained(days.from, today);
  return { set, ...days, selected, metric, ...(hasYear && { compare: "year" }) };
}

/** The longest period, in days, whose visits a year earlier are all still stored. */
export const MAX_COMPARED_YEAR = retention.trackingDays - 365;

/** Returns whether the visits of a year before a period, by its first day, are still stored. */
export const isPreviousYearRetained = (from: Day, today: Day): boolean =>
  yearBefore(from) >= addDays(today, -retention.trackingDays);

/** Returns the query of an address with these filters. Leaves out defaults. */
export function writeFilters({ set, period, from, to, selected, metric, compare }: Filters): string {
  const parameters = new URLSearchParams();
  if (!set.isDefault) parameters.set("set", set.name);
  if (period === "custom") {
    parameters.set("from", from);
    parameters.set("to", to);
  } else if (period !== DEFAULT_PERIOD) parameters.set("period", String(period));
  if (metric !== "sessions") parameters.set("metric", metric);
  if (compare) parameters.set("compare", compare);
  for (const [dimension, value] of Object.entries(selected)) parameters.set(dimension, value);
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** Returns the query of a report's request. */
export function reportQuery({ set, from, to, selected }: Filters): string {
  return String(new URLSearchParams({ set: set.name, from, to, ...selected }));
}

/** Filters sessions by a value, or removes that filter if it's set. */
export function toggleFilter(filters: Filters, dimension: Dimension, value: string): Filters {
  const { [dimension]: current, ...others } = filters.selected;
  return { ...filters, selected: current === value ? others : { ...others, [dimension]: value } };
}

/** Returns the props of a row that filters sessions by a value. */
export const rowToggle = ({ filters, onFilters }: FilterProps, dimension: Dimension, value: string) => ({
  isSelected: filters.selected[dimension] === value,
  onToggle: () => onFilters(toggleFilter(filters, dimension, value)),
});

/** Returns the same filters for the same number of days before, or a year earlier. */
export function periodBefore(filters: Filters, compare: Filters["compare"]): Filters {
  const count = daysBetween(filters.from, filters.to).length;
  const from = compare ? yearBefore(filters.from) : addDays(filters.from, -count);
  return { ...filters, from, to: addDays(from, count - 1) };
}

/** A day in the owner's time zone, as YYYY-MM-DD: sorting as text sorts by time. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;

// Swedish dates are written as YYYY-MM-DD.
const inOwnersZone = new Intl.DateTimeFormat("sv-SE", { timeZone: brand.timeZone });

/** Returns the owner's day at a time in ms since 1970. */
export const dayAt = (time: number): Day => inOwnersZone.format(time);

const utcDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** @example addDays("2026-03-01", -1) ⇒ "2026-02-28" */
export function addDays(day: Day, count: number): Day {
  return utcDay(Date.parse(day) + count * DAY);
}

/** @example yearBefore("2028-02-29") ⇒ "2027-03-01" */
function yearBefore(day: Day): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return utcDay(Date.UTC(year - 1, month - 1, date));
}

/** Returns whether a text is an existing day from 2020 on. Nothing was tracked before. */
export function isDay(text: string | null): text is Day {
  if (!text || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && utcDay(time) === text;
}

/** Returns all days from one to another, both included. */
export function daysBetween(from: Day, to: Day): Day[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
