import { unitNames } from "@voxlog/demo-data/field-labels";
import type { Amount } from "@voxlog/extract";
import { currency as ownCurrency } from "@voxlog/product";
import type { InstructionEffects } from "./instructions.ts";
import { inBoth } from "./prose.ts";

type Unit = NonNullable<Amount["per"]>;

/** Their words in either language. */
const UNITS = new Map<Unit, RegExp>([
  ["user", /^(?:users?|seats?|lice\p{L}+|person|gebruikers?|persoon|medewerker)$/iu],
  ["hour", /^(?:hours?|hourly|uur)$/iu],
  ["day", /^(?:days?|daily|dag)$/iu],
  ["week", /^(?:weeks?|weekly|wekelijks)$/iu],
  ["month", /^(?:months?|mo|monthly|maand|mnd|maandelijks)$/iu],
  ["year", /^(?:years?|yr|annum|yearly|annually|jaar|jaarlijks)$/iu],
]);

/** "Per user", "a month", "/month" or "monthly". */
const NEXT_UNIT = /^(?:,?\s*per\s+|\s+(?:an?|each|every)\s+|\s*\/\s*|,?\s*(?=\p{L}+(?:ly|ks)\b))(\p{L}+)/iu;

/**
 * Adds the second unit of an amount, which the extractor leaves out, to its terms: "€45 per user per month".
 *
 * @param text the note with the amount.
 */
export function withAllUnits(amount: Amount, text: string): Amount {
  const units: Unit[] = [];
  for (let rest = text.slice(amount.end); units.length < 2; ) {
    const [said = "", word = ""] = NEXT_UNIT.exec(rest) ?? [];
    const unit = [...UNITS].find(([, words]) => words.test(word))?.[0];
    if (!unit) break;
    units.push(unit);
    rest = rest.slice(said.length);
  }
  const other = units.find((unit) => unit !== amount.per);
  // A price is for a user and a time, not for two times.
  if (!other || units.length < 2 || !units.includes("user")) return amount;
  return { ...amount, terms: inBoth((language) => `per ${unitNames[other][language]}`) };
}

/** Standard VAT rates by currency, in percent. */
const VAT: Readonly<Record<string, number>> = { EUR: 21, GBP: 20 };
const SAYS_VAT = /\b(incl\w*|including|met|with|plus)\b\.?\s*(btw|vat)\b/iu;
const SAYS_PLUS_VAT = /\bplus\s+(btw|vat)\b/iu;

const VAT_TERMS = {
  excluded: { nl: "excl. btw", en: "excl. VAT" },
  included: { nl: "incl. btw", en: "incl. VAT" },
} as const;

/** Maximum distance between an amount and its VAT, in characters. */
const VAT_WITHIN = 40;

/**
 * Returns an amount with or without VAT, as instructed. Without a mention it excludes VAT, as usual between companies.
 *
 * @param text the note with the amount.
 * @example withVat(amount, "1210 euro inclusief btw", "excluded").value ⇒ 1000
 */
export function withVat<A extends Pick<Amount, "value" | "max" | "currency" | "end" | "terms">>(
  amount: A,
  text: string,
  effect: InstructionEffects["vat"],
): A & Pick<Amount, "terms"> {
  if (!effect) return amount;
  const after = text.slice(amount.end, amount.end + VAT_WITHIN);
  const isIncluded = SAYS_VAT.test(after) && !SAYS_PLUS_VAT.test(after);
  const terms = inBoth((language) =>
    [amount.terms?.[language], VAT_TERMS[effect][language]].filter(Boolean).join(" "),
  );
  if ((effect === "included") === isIncluded) return { ...amount, terms };
  const rate = 1 + (VAT[amount.currency ?? ownCurrency] ?? 0) / 100;
  const changed = (value: number) => Math.round((isIncluded ? value / rate : value * rate) * 100) / 100;
  return {
    ...amount,
    terms,
    value: changed(amount.value),
    ...(amount.max !== undefined && { max: changed(amount.max) }),
  };
}
