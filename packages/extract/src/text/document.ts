import { dutch, type Grammar } from "../languages/dutch.ts";
import { english } from "../languages/english.ts";
import type { NumberPart } from "../languages/grammar.ts";
import type { Account, Context } from "../model/types.ts";

/** A word, a run of digits or a mark, with its place in the text. */
export type Token = {
  /** Lower case, without accents. */
  word: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
  /** Begins with a capital letter. */
  capital: boolean;
  /** No whitespace between it and the token before. */
  joined: boolean;
  /** Its value as a part of a number, if it's a number word. */
  part: NumberPart | undefined;
  /** Index of its sentence. */
  sentence: number;
};

/** Tokens from `from` up to, but not including, `to`. */
export type Range = { from: number; to: number };

/** A text in the form that the rules read. */
export type Document = {
  text: string;
  today: string;
  language: "nl" | "en";
  grammar: Grammar;
  accounts: readonly Account[];
  tokens: readonly Token[];
  /** Where each sentence begins, as a token. The last entry is the number of tokens. */
  sentences: readonly number[];
  /** All words in lower case, with one space between them, for cues. */
  words: string;
  /** Where each token is in `words`. One more entry marks the end. */
  offsets: Uint32Array;
  /** Whether capital letters carry meaning: false in dictation without them, and in text with only capitals. */
  cased: boolean;
  /** Whether a rule has read this token as part of something else: a date, a percentage, a phone number. */
  claimed: Uint8Array;
};

const TOKEN =
  /\p{L}(\.\p{L})+(?![\p{L}\p{N}])|['’]([tmsnk]|em|ns)(?![\p{L}\p{N}])|[\p{L}\p{M}]+(['’-][\p{L}\p{M}]+)*|\d+([.,:]\d+)*|[^\s]/gu;

/** Returns the text in lower case and without accents. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/ł/g, "l")
    .replace(/ı/g, "i")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss");
}

/** Splits a text into tokens and sentences. */
export function read(text: string, { language, today, accounts }: Context): Document {
  const grammar = language === "nl" ? dutch : english;
  const tokens: Token[] = [];
  const sentences = [0];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [piece] = match;
    const last = tokens.at(-1);
    const gap = text.slice(end, match.index);
    if (last && endsSentence(last, tokens.at(-2), gap, piece, grammar)) sentences.push(tokens.length);
    end = match.index + piece.length;
    const word = fold(piece);
    tokens.push({
      word,
      part: grammar.numberPart(word),
      start: match.index,
      end,
      kind: /^\d/.test(piece) ? "number" : /[\p{L}\p{M}]/u.test(piece) ? "word" : "mark",
      capital: /^\p{Lu}/u.test(piece),
      joined: gap === "" && last !== undefined,
      sentence: sentences.length - 1,
    });
  }
  const words = tokens.filter(({ kind }) => kind === "word");
  const capitals = words.filter(({ capital }) => capital).length;
  sentences.push(tokens.length);
  const offsets = new Uint32Array(tokens.length + 1);
  let length = 0;
  tokens.forEach(({ word }, at) => {
    offsets[at] = length;
    length += word.length + 1;
  });
  offsets[tokens.length] = length;
  return {
    text,
    today,
    language,
    grammar,
    accounts,
    tokens,
    sentences,
    words: tokens.map(({ word }) => word).join(" "),
    offsets,
    cased: capitals > 0 && text !== text.toUpperCase(),
    claimed: new Uint8Array(tokens.length),
  };
}

function endsSentence(last: Token, before: Token | undefined, gap: string, next: string, grammar: Grammar) {
  if (gap.includes("\n")) return true;
  if (last.kind !== "mark") return false;
  if ("!?;".includes(last.word)) return true;
  if (last.word !== "." || gap === "") return false;
  const isInitial = before?.word.length === 1 && before.capital;
  if (isInitial && last.joined && !/^[QA]$/.test(before.word.toUpperCase())) return false;
  if (before?.kind !== "word" || !last.joined) return true;
  const { word } = before;
  const isDate = word in grammar.months || word in grammar.weekdays;
  const isShort = grammar.abbreviations.has(word) || word.includes(".") || (isDate && word.length < 5);
  return !isShort || (/^\p{Lu}/u.test(next) && !grammar.titles.has(word) && (isDate || word.length > 4));
}

/** Returns the word at an index, or an empty text outside the document. */
export function wordAt(doc: Document, index: number): string {
  return doc.tokens[index]?.word ?? "";
}

/** Returns a range's exact text. */
export function textOf(doc: Document, { from, to }: Range): string {
  const first = doc.tokens[from];
  const last = doc.tokens[to - 1];
  return first && last ? doc.text.slice(first.start, last.end) : "";
}

/** Returns the words from a token up to another, in lower case, with one space between them. */
export function wordsOf({ words, offsets, tokens }: Document, from: number, to: number): string {
  const last = Math.min(to, tokens.length);
  if (last <= from) return "";
  return words.slice(offsets[Math.max(0, from)], (offsets[last] ?? 1) - 1);
}

/** Returns the words before and after a range in its sentence, cut to a window. */
export function wordsBeside(doc: Document, range: Range, before: number, after = before): [string, string] {
  const { from, to } = wordsAround(doc, range, before, after);
  return [wordsOf(doc, from, range.from), wordsOf(doc, range.to, to)];
}

/** Returns the index of a token's sentence. */
export function sentenceOf({ tokens }: Document, at: number): number {
  return tokens[at]?.sentence ?? 0;
}

/** Returns the sentence of a token. */
export function sentenceAt(doc: Document, at: number): Range {
  const sentence = sentenceOf(doc, at);
  return { from: doc.sentences[sentence] ?? 0, to: doc.sentences[sentence + 1] ?? doc.tokens.length };
}

/** Returns the sentence around a token, cut to a window of words on each side: dictation may have one sentence only. */
export function wordsAround(doc: Document, { from, to }: Range, before: number, after = before): Range {
  const sentence = sentenceAt(doc, from);
  return { from: Math.max(sentence.from, from - before), to: Math.min(sentence.to, to + after) };
}

/** Marks a range as read, so that no other rule reads it again. */
export function claim(doc: Document, { from, to }: Range): void {
  doc.claimed.fill(1, from, to);
}
