import { expect, test } from "vitest";
import { readNotes } from "../notes/note.ts";
import { extract } from "./extract.ts";
import type { Evidence, Extraction, Language } from "./model/types.ts";
import { draftEmail, summarize } from "./summary.ts";

const ROUNDS = 150;
const notes = [...readNotes("given"), ...readNotes("own")];
const oddities = [
  "",
  "\n",
  "€",
  "k",
  "één",
  "2026-02-30",
  "31-02",
  "q9",
  "(",
  ")",
  ":",
  "“",
  "\u0000",
  "\ud83d",
  "ﬃ",
  "İ",
  "½",
  "١٢",
  "9".repeat(400),
  "a".repeat(3000),
  "’s",
  "-".repeat(50),
  "x@y",
  "…",
  "\t",
  "en en en",
  "of of",
  "tot",
  "not not",
];

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns words of the notes and odd characters in random order, close enough to language to reach the rules. */
function textFrom(random: () => number): string {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  return Array.from({ length: Math.floor(random() * 60) }, () => {
    if (random() < 0.15) return pick(oddities);
    const words = pick(notes).text.split(/(?<=\s)/);
    const from = Math.floor(random() * words.length);
    return words.slice(from, from + 1 + Math.floor(random() * 4)).join("");
  }).join(random() < 0.9 ? " " : "");
}

function evidenceOf({ unusable: _, ...found }: Extraction): Evidence[] {
  return Object.values(found)
    .flat()
    .filter((item) => item !== null);
}

test("any text returns spans that it contains, and the same result every time", () => {
  for (let seed = 0; seed < ROUNDS; seed++) {
    const random = randomFrom(seed);
    const text = textFrom(random);
    const language: Language = random() < 0.5 ? "nl" : "en";
    const context = { language, today: "2026-03-02", accounts: notes[seed % notes.length]?.accounts ?? [] };
    const found = extract(text, context);
    for (const { text: span, start, end, sentence, confidence } of evidenceOf(found)) {
      expect(text.slice(start, end), `seed ${seed}`).toBe(span);
      expect(span, `seed ${seed}`).not.toBe("");
      expect(sentence, `seed ${seed}`).toContain(span);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
    }
    for (const { from, to } of found.dates)
      expect(`${from}${to ?? ""}`).toMatch(/^(?:\d{4}-\d{2}-\d{2}){1,2}$/);
    expect(extract(text, context), `seed ${seed}`).toEqual(found);
    expect(typeof summarize(found, language)).toBe("string");
    draftEmail(found, { language });
  }
});

test.each([
  [
    "one sentence of dictation",
    notes
      .filter(({ style }) => style === "dictated")
      .map(({ text }) => text)
      .join(" "),
  ],
  ["numbers in a row", "twenty five thousand and six hundred "],
  ["the same character", "a"],
  ["names", "Jan van der Berg and "],
  ["marks", "((( ::: --- "],
  ["lines of a conversation", "Rep: hello\nAnna: how many\n"],
])("ten times the text takes less than thirty times as long (%s)", (_, piece) => {
  const read = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    // The least of three: compiling and collecting garbage count as CPU time too.
    const times = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage();
      extract(text, {
        language: "en",
        today: "2026-03-02",
        accounts: [{ name: "Berg Foods", people: ["Jan Berg"] }],
      });
      return process.cpuUsage(start).user;
    });
    return Math.min(...times);
  };
  read(1000);
  const tenth = Math.max(read(10_000), 10_000);
  expect(read(100_000) / tenth).toBeLessThan(30);
});
