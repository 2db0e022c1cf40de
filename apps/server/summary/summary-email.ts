import { brand } from "@voxlog/product";
import { fillIn, formatDate, formatNumber, type Language, loadMailTexts } from "@voxlog/texts/mail";
import { type Email, oneLine, type Paragraph } from "../mail/emails.ts";
import { biggestChanges, type Change, type Counts, type Figures, isEmpty } from "./figures.ts";
import type { Period } from "./summary-state.ts";

export type Summary = {
  period: Period;
  now: Figures;
  before: Figures;
  /** Whether visits are stored in ClickHouse, which this server can't read. */
  isElsewhere: boolean;
};

type Reader = { to: string; language: Language; server: string; unsubscribe: string };

type Texts = Awaited<ReturnType<typeof loadMailTexts>>["summary"];

const MAX_ROWS = 5;
/** Characters of a host or path: a longer one makes a phone's screen scroll sideways. */
const MAX_NAME = 40;
const TOTALS = ["visitors", "leads", "conversions", "views"] as const;

/** Writes the owner's email about a week or a month. */
export async function summaryEmail(
  { period, now, before, isElsewhere }: Summary,
  { to, language, server, unsubscribe }: Reader,
): Promise<Email> {
  const { summary: texts } = await loadMailTexts(language);
  const facts = nameOf(period, texts, language);
  const figure = createFigure(texts, language, isEmpty(before));
  const table = (title: string, counts: Counts | undefined, known: Counts | undefined): Paragraph[] => {
    const rows = [...(counts ?? [])].slice(0, MAX_ROWS).map(([name, count]) => ({
      label: name === "direct" ? texts.direct : shorten(name),
      value: figure(count, known && (known.get(name) ?? 0)),
    }));
    return rows.length > 0 ? [title, rows] : [];
  };
  const totals = TOTALS.flatMap((of) =>
    now[of] === undefined ? [] : [{ label: texts.totals[of], value: figure(now[of], before[of]) }],
  );
  const isPartial = Object.keys(now).length + Object.keys(before).length < (isElsewhere ? 2 : 12);
  const paragraphs: Paragraph[] = isEmpty(now)
    ? [fillIn(texts.empty, facts)]
    : [
        fillIn(texts.intro[period.kind], facts),
        ...(totals.length > 0 ? [totals] : []),
        ...compare(now, before, period, texts, language),
        ...table(texts.sources, now.sources, before.sources),
        ...table(texts.pages, now.pages, before.pages),
      ];
  return {
    to,
    replyTo: to,
    subject: fillIn(texts.subject, {
      ...{ product: brand.name, period: facts.period },
      counts: (["visitors", "leads"] as const)
        .flatMap((of) => (now[of] === undefined ? [] : [counted(texts, of, now[of], language)]))
        .join(", "),
    }),
    language,
    paragraphs: [
      ...paragraphs,
      ...(isPartial ? [texts.failed] : isElsewhere ? [texts.elsewhere] : []),
      { link: texts.reports, url: `${server}/reports` },
      { link: texts.unsubscribe, url: unsubscribe },
    ],
    unsubscribe,
  };
}

function nameOf({ kind, from, to }: Period, texts: Texts, language: Language) {
  const first = Temporal.PlainDate.from(from);
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(language, new Date(`${day}T00:00:00Z`), { ...options, timeZone: "UTC" });
  const month = format(from, { month: "long", year: "numeric" });
  return {
    period: fillIn(texts.periods[kind], { number: String(first.weekOfYear), month }),
    from: format(from, { dateStyle: "long" }),
    to: format(to, { dateStyle: "long" }),
  };
}

/** Returns a function that writes a count next to the previous one, if there is one to compare with. */
function createFigure(texts: Texts, language: Language, isFirst: boolean) {
  return (now: number, before: number | undefined): string => {
    if (isFirst || before === undefined) return formatNumber(language, now);
    return fillIn(before === 0 ? texts.comparedWithNone : texts.compared, inWords(now, before, language));
  };
}

const inWords = (now: number, before: number, language: Language) => ({
  now: formatNumber(language, now),
  before: formatNumber(language, before),
  change: formatNumber(language, (now - before) / before, {
    ...{ style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 },
  }),
});

function compare(
  now: Figures,
  before: Figures,
  { kind }: Period,
  texts: Texts,
  language: Language,
): Paragraph[] {
  if (isEmpty(before)) return [texts.first[kind]];
  const sentences = biggestChanges(now, before).map((change) => {
    const name = "name" in change ? shorten(change.name) : "";
    const of = change.of === "source" && name === "direct" ? "direct" : change.of;
    const what = fillIn(texts.subjects[of], { name });
    return fillIn(texts.moves[moveOf(change)], { what, ...inWords(change.now, change.before, language) });
  });
  return sentences.length > 0 ? [texts.changes[kind], ...sentences] : [texts.steady[kind]];
}

function moveOf({ now, before }: Change): keyof Texts["moves"] {
  if (before === 0) return "started";
  if (now === 0) return "stopped";
  return now > before ? "up" : "down";
}

function counted(texts: Texts, of: "visitors" | "leads", count: number, language: Language): string {
  const forms: Record<string, string> = texts.counts;
  const form = forms[`${of}_${new Intl.PluralRules(language).select(count)}`] ?? texts.counts[`${of}_other`];
  return fillIn(form, { count: formatNumber(language, count) });
}

/** Anyone can invent a referring site, or request a page that doesn't exist. */
function shorten(name: string): string {
  const text = oneLine(name);
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text;
}
