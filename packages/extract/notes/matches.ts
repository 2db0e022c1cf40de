import type { Amount, Extraction } from "../src/model/types.ts";
import { fold } from "../src/text/document.ts";
import type { Expected, Note } from "./note.ts";

export const listFields = [
  "amounts",
  "counts",
  "dates",
  "people",
  "companies",
  "nextSteps",
  "objections",
  "ambiguous",
] as const;
export type ListField = (typeof listFields)[number];
type Got<F extends ListField> = Extraction[F][number];
type Want<F extends ListField> = Expected[F][number];

const titles = new Set(
  "mevrouw mevr mw meneer mijnheer dhr mr mrs ms miss mx dr drs ir ing prof sr jr frau herr old".split(" "),
);
const legalForm =
  /\b(b\.?\s?v\.?|n\.?\s?v\.?|v\.?o\.?f\.?|bvba|srl|gmbh|ag|kk|ltd|limited|pvt|inc|llc|llp|plc|corp|co|sp\. z o\.o\.?|i\.o\.?)(?=[\s.,)]|$)/g;
const trade =
  /(bedrijf|[kv]erij|praktijk|park|werf|kapsalon|stichting|zorggroep|zorginstelling|begraafplaats)$/;
const words = (value: string) =>
  fold(value)
    .replace(/[^\p{L}\p{N}'&]+/gu, " ")
    .trim()
    .split(" ")
    .filter(Boolean);

/** A person's name without accents, case, titles and initials. */
export const personKey = (value: string): string =>
  words(fold(value).replace(/^de heer /, ""))
    .filter((word) => !titles.has(word) && word.length > 1)
    .join(" ");

/** A company's name without accents, case, articles and legal form. */
export const companyKey = (value: string): string =>
  words(fold(value).replace(legalForm, " "))
    .filter((word) => word !== "the" && word !== "de" && word !== "het")
    .join(" ")
    .replace(/'s\b/g, "s")
    .replace(/'/g, "");

export const contains = (whole: string, part: string): boolean => {
  const all = whole.split(" ");
  return part !== "" && part.split(" ").every((word) => all.includes(word));
};

const near = (a: number | undefined, b: number) =>
  a !== undefined && Math.abs(a - b) <= Math.abs(b) * 0.005 + 1e-9;
const exact = (a: number | undefined, b: number) => a === b;
const sameRange = (
  got: Pick<Amount, "value" | "max">,
  want: Pick<Amount, "value" | "max">,
  same: typeof near,
) =>
  same(got.value, want.value) &&
  (want.max === undefined ? got.max === undefined || same(got.max, want.value) : same(got.max, want.max));

const day = (iso: string | undefined) => Date.parse(`${iso}T00:00:00Z`) / 864e5;
const isWithin = (iso: string | undefined, from: string, to: string) =>
  day(iso) >= day(from) && day(iso) <= day(to);

/** The largest overlap of two spans, wherever they are in the text, in characters. */
function overlap(text: string, a: string, b: string): number {
  const places = (span: string) => {
    const found: [number, number][] = [];
    if (span)
      for (let at = text.indexOf(span); at >= 0; at = text.indexOf(span, at + 1))
        found.push([at, at + span.length]);
    return found;
  };
  return Math.max(
    0,
    ...places(a).flatMap(([from, to]) =>
      places(b).map(([start, end]) => Math.min(to, end) - Math.max(from, start)),
    ),
  );
}

/** Every way in which a labeled name may be written. */
function namesFor(
  field: "people" | "companies",
  want: { name: string; also?: readonly string[] },
  note: Note,
): string[] {
  const key = field === "people" ? personKey : companyKey;
  const names = [want.name, ...(want.also ?? [])].map(key);
  if (field === "companies")
    for (const name of [...names]) {
      const [first = "", ...rest] = name.split(" ");
      if (rest.length > 0 && trade.test(first)) names.push(rest.join(" "));
    }
  const known = note.accounts.flatMap((account) => (field === "people" ? account.people : [account.name]));
  const unsure = note.expected.ambiguous.some(({ name }) => personKey(name) === personKey(want.name));
  for (const full of unsure ? [] : known) {
    const isBanned = note.expected.never.some(
      (never) => typeof never === "string" && key(never) === key(full),
    );
    if (!isBanned && names.some((name) => contains(key(full), name))) names.push(key(full));
  }
  return names;
}

/** Whether an item is the labeled one. */
export const matches: { [F in ListField]: (got: Got<F>, want: Want<F>, note: Note) => boolean } = {
  amounts: (got, want) => sameRange(got, want, near) && (!want.currency || got.currency === want.currency),
  counts: (got, want) => sameRange(got, want, exact),
  dates: (got, want) => {
    const last = want.to ?? want.from;
    if (!isWithin(got.from, want.from, last)) return false;
    return got.to === undefined || (want.to ? day(got.to) <= day(last) + 31 : got.to === got.from);
  },
  people: (got, want, note) => namesFor("people", want, note).includes(personKey(got.name)),
  companies: (got, want, note) => namesFor("companies", want, note).includes(companyKey(got.name)),
  nextSteps: (got, want) => {
    const said = fold([got.what, got.text.length <= 200 ? got.text : ""].join(" "));
    const wanted = [want.what].flat().every((word) =>
      fold(word)
        .split("|")
        .some((either) => said.includes(either)),
    );
    return wanted && (!want.due || isWithin(got.due, want.due, want.dueTo ?? want.due));
  },
  objections: (got, want, note) => {
    const shared = overlap(note.text, got.text, want);
    const [short = 0, long = 0] = [got.text.length, want.length].sort((a, b) => a - b);
    return shared > 0 && shared >= short * 0.5 && shared >= long * 0.3;
  },
  ambiguous: (got, want) => personKey(got.name) === personKey(want.name),
};

/** Whether something unlabeled isn't counted: a debatable span, or a labeled step's date or person's account. */
export function isForgiven(field: ListField, got: Got<ListField>, note: Note): boolean {
  const { skip, nextSteps, people } = note.expected;
  const isDebatable = skip.some(
    (item) =>
      item.text !== undefined &&
      (!item.field || item.field === field) &&
      overlap(note.text, got.text, item.text) >= Math.min(got.text.length, item.text.length) * 0.5,
  );
  if (isDebatable) return true;
  if (field === "dates" && "from" in got)
    return nextSteps.some(({ due, dueTo }) => due && isWithin(got.from, due, dueTo ?? due));
  if (field !== "companies" || !("name" in got)) return false;
  const account = note.accounts.find(({ name }) => companyKey(name) === companyKey(got.name));
  return (
    account?.people.some((full) =>
      people.some((want) => namesFor("people", want, note).includes(personKey(full))),
    ) ?? false
  );
}
