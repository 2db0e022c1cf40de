import { parseCsv, writeCsv } from "@voxlog/browser/csv";
import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { type Language, languages } from "@voxlog/texts";
import type { WordDraft } from "../../../dictionary/entries.ts";

/** Why a row of a file cannot be read, before anybody looks at the word in it. */
export type RowProblem = "openQuote" | "tooManyCells" | "unknownShare";

/** A row of a file: a word, or what keeps it from being one. */
export type WordRow = { line: number; draft: WordDraft } | { line: number; problem: RowProblem };

type Dialect = { columns: readonly [string, string, string]; yes: string; no: string; separator: "," | ";" };

/**
 * The words in a file are of its language, and its separator is of the country: see `parseCsv`. A language without
 * a dialect of its own writes as the English do.
 */
const dialects: Partial<Record<Language, Dialect>> & { en: Dialect } = {
  nl: { columns: ["woord", "correctie", "gedeeld"], yes: "ja", no: "nee", separator: ";" },
  en: { columns: ["word", "correction", "shared"], yes: "yes", no: "no", separator: "," },
};
const dialectOf = (language: Language): Dialect => dialects[language] ?? dialects.en;

/** Beside ours, what other programs write; "waar" is what a Dutch Excel makes of "true". */
const yes = [...languages.map((language) => dialectOf(language).yes), "true", "waar", "1"];
const no = [...languages.map((language) => dialectOf(language).no), "false", "onwaar", "0", ""];

/**
 * Reads words from CSV: the word, its correction if it is a misspelling, and whether the team shares it. A first
 * row may name the columns in either language, and so put them in another order or among others.
 *
 * @throws when the parser cannot be fetched; another call tries again.
 */
export async function readWords(text: string): Promise<WordRow[]> {
  const rows = await parseCsv(text);
  const order = columnsNamedBy(rows[0]?.cells ?? []);
  return (order ? rows.slice(1) : rows).map(({ line, cells, isOpen }) => {
    if (isOpen) return { line, problem: "openQuote" };
    if (!order && cells.slice(3).some((cell) => cell.trim())) return { line, problem: "tooManyCells" };
    const [word = "", correction = "", shared = ""] = (order ?? [0, 1, 2]).map((at) => cells[at]?.trim());
    const isShared = readYesOrNo(shared);
    if (isShared === undefined) return { line, problem: "unknownShare" };
    return { line, draft: { word, correction, isMisspelling: correction !== "", isShared } };
  });
}

/** Writes words as CSV that opens in a spreadsheet in that language. */
export function writeWords(words: readonly DictionaryWord[], language: Language): string {
  const dialect = dialectOf(language);
  const rows = words.map(({ word, correction = "", isShared }) => [
    word,
    correction,
    isShared ? dialect.yes : dialect.no,
  ]);
  return writeCsv([dialect.columns, ...rows], dialect.separator);
}

/** Where word, correction and shared stand, when the row is one of names. */
function columnsNamedBy(cells: readonly string[]): number[] | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const language = languages.find((each) => names.includes(dialectOf(each).columns[0]));
  return language && dialectOf(language).columns.map((column) => names.indexOf(column));
}

function readYesOrNo(text: string): boolean | undefined {
  const lower = text.toLowerCase();
  if (yes.some((each) => each === lower)) return true;
  return no.some((each) => each === lower) ? false : undefined;
}
