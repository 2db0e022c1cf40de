/** The counts of an hour in which the server ran. */
export type Hour = {
  /** Hours since 1970. */
  at: number;
  /** Its weekday and hour in the owner's time zone, from 0 to 167. */
  cell: number;
  /** Networks whose browsers got pages. Pages themselves say less: a program, or one visitor, may open hundreds. */
  served: number;
  views: number;
  leads: number;
  /** Which drops it's part of: then it isn't usual. */
  lowIn?: AlarmMetric[];
};

export type AlarmMetric = "traffic" | "leads";

/** Counts that chance doesn't explain. */
export type Drop = {
  /** `tracker`: too few views for the visitors who got pages; otherwise too few for the weekday and hour. */
  kind: "tracker" | "views" | "leads";
  from: number;
  to: number;
  count: number;
  expected: number;
  served: number;
};

/** The last hours that are tested, in each of these lengths: short ones find an outage soon, long ones a small drop. */
const LENGTHS = {
  tracker: [1, 2, 3, 6, 12, 24, 72],
  views: [1, 2, 3, 6, 12, 24, 72],
  leads: [6, 24, 72, 168, 336],
};
type Kind = keyof typeof LENGTHS;

/** Weeks of the same weekday and hour that an expectation needs. */
const MIN_WEEKS = 2;

/** Every hour of a quarter has a test of each length. Together they may be wrong once a quarter. */
const LIMIT = Math.log((365 / 4) * 24 * Object.values(LENGTHS).flat().length);

/** Silence is a drop if at least `views` are missing, and `factor` times as many as in the longest silence before. */
const SILENCE = { factor: 1.3, views: 6 };

/** The share of hours in which programs may be most visitors. */
const UNUSUAL = 0.02;

type Usual = ReturnType<typeof learn>;

/** Returns the drop in the last hours, if there is one. Too few views for the visitors who got pages tell the cause. */
export function findDrop(of: AlarmMetric, hours: readonly Hour[]): Drop | undefined {
  const learnBefore = (kind: Kind) => learn(kind, hours.slice(0, -Math.max(...LENGTHS[kind])));
  const measureAll = (kind: Kind, usual = learnBefore(kind)) =>
    LENGTHS[kind].map((length) => measure(kind, hours.slice(-length), usual));
  const isSurprise = (one: ReturnType<typeof measure>) => one && one.surprise > LIMIT;
  if (of === "leads") return measureAll("leads").find(isSurprise)?.drop;
  const usual = learnBefore("tracker");
  const views = measureAll("views");
  // Programs with many addresses look like visitors, so views must also be fewer than usual, if less surely.
  const believed = measureAll("tracker", usual).filter(
    (_, index) => (views[index]?.surprise ?? 0) > LIMIT / 2,
  );
  return findSilence(hours, usual) ?? [...believed, ...views].find(isSurprise)?.drop;
}

/**
 * Returns the hours since the last view, if so many visitors got pages that they usually mean more views than those of
 * any silence before, such as that of visitors who block the tracker.
 */
function findSilence(hours: readonly Hour[], usual: Usual): Drop | undefined {
  const last = hours.findLastIndex(({ views }) => views > 0);
  const silent = hours.slice(Math.max(last + 1, hours.length - Math.max(...LENGTHS.tracker)));
  let [current, longest] = [0, 0];
  for (const hour of usual.known) {
    current = hour.views > 0 ? 0 : current + usual.expect(hour);
    longest = Math.max(longest, current);
  }
  const drop = measure("tracker", silent, usual)?.drop;
  return drop && drop.expected >= Math.max(SILENCE.views, SILENCE.factor * longest) ? drop : undefined;
}

/** Returns whether the hours since a drop, once they tell as much as half of it did, are usual again. */
export function isDropOver({ kind, count, expected, to }: Drop, hours: readonly Hour[]): boolean {
  const usual = learn(kind, hours);
  const since = hours.filter(({ at }) => at > to);
  if (count === 0 && since.every((hour) => countIn(kind, hour) === 0)) return false;
  for (let length = 1; length <= since.length; length++) {
    const measured = measure(kind, since.slice(-length), usual);
    if (measured && measured.drop.expected >= expected / 2) return measured.surprise < LIMIT / 4;
  }
  return false;
}

const countIn = (kind: Kind, hour: Hour) => (kind === "leads" ? hour.leads : hour.views);

function sumOf<T>(items: readonly T[], count: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += count(item);
  return total;
}

/** Returns the usual level of a count: the expectation for an hour, and the variation beyond chance. */
function learn(kind: Kind, hours: readonly Hour[]) {
  const known = hours.filter(({ lowIn }) => !lowIn?.includes(kind === "leads" ? "leads" : "traffic"));
  const cells = Array.from({ length: 168 }, () => ({ count: 0, weeks: 0 }));
  for (const hour of known) {
    const cell = cells[hour.cell];
    if (!cell) continue;
    cell.count += countIn(kind, hour);
    cell.weeks += 1;
  }
  /** @param without an hour whose own count doesn't add to its expectation. */
  const expectByHour = (hour: Hour, without?: Hour) => {
    const { count, weeks } = cells[hour.cell] ?? { count: 0, weeks: 0 };
    if (weeks < MIN_WEEKS) return 0;
    return without ? (count - countIn(kind, without)) / (weeks - 1) : count / weeks;
  };
  const ratio = kind === "tracker" ? viewsPerVisitor(known) : 0;
  const expect = (hour: Hour, without?: Hour) => {
    const byHour = expectByHour(hour, without);
    return kind === "tracker" ? Math.min(hour.served * ratio, 2 * byHour) : byHour;
  };
  const weeks = known.length / 168;
  let residuals: { expected: number; off: number }[] | undefined;
  return {
    known,
    expect,
    weight: weeks,
    spread(length: number): number {
      residuals ??= known.map((hour) => {
        const expected = expect(hour, hour);
        return { expected, off: expected > 0 ? countIn(kind, hour) - expected : 0 };
      });
      let [squares, expected, blocks] = [0, 0, 0];
      for (let first = 0; first + length <= residuals.length; first += length) {
        const block = residuals.slice(first, first + length);
        squares += sumOf(block, ({ off }) => off) ** 2;
        expected += sumOf(block, (each) => each.expected) * (1 + 1 / Math.max(1, weeks - 1));
        blocks += 1;
      }
      // By chance alone it's 1. An estimate from few blocks may be too low, mostly by less than two standard errors.
      return blocks && expected ? Math.max(1, (squares / expected) * (1 + 2 * Math.sqrt(2 / blocks))) : 1;
    },
  };
}

/** Returns the usual views per visitor, without the hours with most programs, which come with many addresses. */
function viewsPerVisitor(hours: readonly Hour[]): number {
  const uncounted = new Float64Array(hours.map(({ served, views }) => served - views)).sort();
  const limit = uncounted.at(Math.ceil(hours.length * (1 - UNUSUAL)) - 1) ?? 0;
  const usual = hours.filter(({ served, views }) => served - views <= limit);
  const served = sumOf(usual, (hour) => hour.served);
  return served && sumOf(usual, ({ views }) => views) / served;
}

function measure(kind: Kind, hours: readonly Hour[], usual: Usual) {
  const [first, last] = [hours[0], hours.at(-1)];
  const expected = sumOf(hours, (hour) => usual.expect(hour));
  if (!first || !last || expected === 0) return undefined;
  const counted = hours.filter((hour) => usual.expect(hour));
  const count = sumOf(counted, (hour) => countIn(kind, hour));
  const served = sumOf(counted, (hour) => hour.served);
  const alone = surpriseOf(count, expected, expected * usual.weight);
  return {
    drop: { kind, from: first.at, to: last.at, count, expected, served } satisfies Drop,
    // The spread takes longest, and only reduces it.
    surprise: alone > LIMIT / 4 ? alone / usual.spread(hours.length) : alone,
  };
}

/**
 * Returns how surprising a count is: at least this many nats (Chernoff's bound), if it's Poisson-distributed around an
 * expectation that is itself an estimate from `from` counts, so that it has a negative binomial distribution.
 *
 * @example surpriseOf(0, 12, Infinity) ⇒ 12, a chance of e^-12
 */
function surpriseOf(count: number, expected: number, from: number): number {
  if (count >= expected) return 0;
  const logOf = (factor: number, value: number) => (factor === 0 ? 0 : factor * Math.log(value));
  return logOf(count, count / expected) - (from + count) * Math.log((from + count) / (from + expected));
}
