import type { InstructionsScope } from "@voxlog/demo-data/instructions";
import { currency as ownCurrency } from "@voxlog/product";

/** The effects of instructions on a conversation's result. */
export type InstructionEffects = {
  /** Whether amounts are written with or without VAT. */
  vat?: "included" | "excluded";
  /** Maximum length of the summary, in sentences. */
  sentences?: number;
  /** Days until a task without a date is due. */
  dueInDays?: number;
  /** Whether tasks are for the morning. */
  mornings?: true;
  /** Whether the summary starts with the client's objections. */
  objectionsFirst?: true;
  /** Whether sentences about health, family and religion are left out. */
  discreet?: true;
  /** Days until the reminder for "let's park it" is due. */
  parkedDays?: number;
};

/** An instruction, and whether the agent can follow it here. */
export type Instruction = { scope: InstructionsScope; line: string; isFollowed: boolean };

const NUMBERS: Readonly<Record<string, number>> = {
  een: 1,
  één: 1,
  one: 1,
  a: 1,
  twee: 2,
  two: 2,
  drie: 3,
  three: 3,
  vier: 4,
  four: 4,
  vijf: 5,
  five: 5,
  zes: 6,
  six: 6,
};
const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS).join("|")})`;
const DAYS: Readonly<Record<string, number>> = { dag: 1, day: 1, week: 7, maand: 30, month: 30 };
const SPAN = new RegExp(`(?:over|in|within|binnen)?\\s*${NUMBER}\\s+(dag|day|week|maand|month)`, "iu");
const SENTENCES = new RegExp(`${NUMBER}\\s+(?:zin|sentence)`, "iu");

/** Parses a number in digits or as a word. */
const numberOf = (text = "") => NUMBERS[text.toLowerCase()] ?? Number(text);

function daysIn(line: string): number | undefined {
  const [, number, unit] = SPAN.exec(line) ?? [];
  return unit === undefined ? undefined : numberOf(number) * (DAYS[unit.toLowerCase()] ?? 1);
}

/** The effect of each kind of instruction; none if the agent works like that anyway. */
const rules: readonly { pattern: RegExp; effect?: (line: string) => InstructionEffects }[] = [
  {
    pattern:
      /\b(ex(cl)?|exclusief|excluding|excl\.|zonder|without|no|net of)\b\.?\s*(de |the )?(btw|vat)\b/iu,
    effect: () => ({ vat: "excluded" }),
  },
  {
    pattern: /\b(incl|inclusief|including|met|with)\b\.?\s*(de |the )?(btw|vat)\b/iu,
    effect: () => ({ vat: "included" }),
  },
  {
    pattern: SENTENCES,
    effect: (line) => ({ sentences: numberOf(SENTENCES.exec(line)?.[1]) }),
  },
  {
    pattern: /laten liggen|park it/iu,
    effect: (line) => ({ parkedDays: daysIn(line) ?? DAYS["month"] ?? 30 }),
  },
  {
    pattern: /\b(taak|taken|tasks?)\b.*\b(ochtend|morning)/iu,
    effect: () => ({ mornings: true }),
  },
  {
    pattern: /\b(taak|taken|tasks?)\b.*\b(datum|date|dag|day|week)/iu,
    effect: (line) => ({ dueInDays: daysIn(line) ?? 7 }),
  },
  {
    pattern: /\b(begin|start)\b.*\b(dwarszit|probleem|bezwaar|problem|objection|concern)/iu,
    effect: () => ({ objectionsFirst: true }),
  },
  {
    pattern: /\b(niets|geen|nooit|never|don[’']t|no)\b.*\b(gezondheid|gezin|geloof|health|family|religion)/iu,
    effect: () => ({ discreet: true }),
  },
  { pattern: /(fase|stage)\b/iu },
  { pattern: /\b(concurrent|competitor)/iu },
  { pattern: /\b(volledige|voor- en achter|full) ?na(a?m|men|mes?)/iu },
  { pattern: /\b(opvolgmail|follow-up e?-?mail)/iu },
];

/**
 * Reads instructions, one per line. Of conflicting ones, the first wins.
 *
 * @param scopes the scopes with their text, in order of priority.
 * @example readInstructions([["team", "Amounts excluding VAT"]])
 *   ⇒ { effects: { vat: "excluded" }, instructions: [{ scope: "team", line: …, isFollowed: true }] }
 */
export function readInstructions(scopes: readonly (readonly [InstructionsScope, string])[]): {
  effects: InstructionEffects;
  instructions: Instruction[];
} {
  let effects: InstructionEffects = {};
  const instructions = scopes.flatMap(([scope, text]) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): Instruction => {
        const rule = rules.find(({ pattern }) => pattern.test(line));
        effects = { ...rule?.effect?.(line), ...effects };
        return { scope, line, isFollowed: rule !== undefined };
      }),
  );
  return { effects, instructions };
}

/** Standard VAT rates by currency, in percent. */
const VAT: Readonly<Record<string, number>> = { EUR: 21, GBP: 20 };
const SAYS_VAT = /\b(incl\w*|including|met|with|plus)\b\.?\s*(btw|vat)\b/iu;
const SAYS_PLUS_VAT = /\bplus\s+(btw|vat)\b/iu;

/** Maximum distance between an amount and its VAT, in characters. */
const VAT_WITHIN = 30;

/**
 * Returns an amount with or without VAT, as instructed. Without a mention it excludes VAT, as usual between companies.
 *
 * @param text the note with the amount.
 * @example withVat(amount, "1210 euro inclusief btw", "excluded").value ⇒ 1000
 */
export function withVat<A extends { value: number; max?: number; currency?: string; end: number }>(
  amount: A,
  text: string,
  effect: InstructionEffects["vat"],
): A {
  const after = text.slice(amount.end, amount.end + VAT_WITHIN);
  const isIncluded = SAYS_VAT.test(after) && !SAYS_PLUS_VAT.test(after);
  if (!effect || (effect === "included") === isIncluded) return amount;
  const rate = 1 + (VAT[amount.currency ?? ownCurrency] ?? 0) / 100;
  const changed = (value: number) => Math.round((isIncluded ? value / rate : value * rate) * 100) / 100;
  return {
    ...amount,
    value: changed(amount.value),
    ...(amount.max !== undefined && { max: changed(amount.max) }),
  };
}
