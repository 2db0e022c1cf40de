import type { InstructionsScope } from "@voxlog/demo-data/instructions";

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
  /** Whether competitors are left out. */
  omitsCompetitors?: true;
  /** Whether the email is left out. */
  omitsMail?: true;
  /** How the email addresses the client. @default "informal" */
  tone?: "formal" | "informal";
};

/** An instruction, and whether the agent can follow it here. */
export type Instruction = { scope: InstructionsScope; line: string; isFollowed: boolean };

const NUMBERS: Readonly<Record<string, number>> = {
  een: 1,
  één: 1,
  eén: 1,
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
const NUMBER = `([1-9]\\d?|${Object.keys(NUMBERS).join("|")})`;
const DAYS: Readonly<Record<string, number>> = { dag: 1, day: 1, week: 7, weken: 7, maand: 30, month: 30 };

/** Returns a pattern for words that aren't part of longer ones. */
const wordsOf = (source: string, flags = "") =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, `iu${flags}`);

const SPAN = `(?:(?:over|in|within|binnen|for) )?${NUMBER} (${Object.keys(DAYS).join("|")})(?:en|s)?`;
const LIMIT =
  "hooguit|maximaal|max|(?:niet|nooit) (?:meer|langer) dan|at most|up to|(?:no|never|not) (?:more|longer) than";
const SENTENCES = `(?:(?:${LIMIT})\\.? )?${NUMBER}(?: single| enkele)? (?:zin(?:nen)?|sentences?)(?: or (?:fewer|less)| of minder)?`;
const NOT =
  "geen|niets?|nooit|no|not|nothing|never|don[’']t|do not|skip|omit|leave(?=.* out)|leave out|laat(?=.* weg)";
const MAIL = "(?:(?:opvolg|vervolg|follow[- ]?up)[- ]?)?e?-?mail(?:s)?";
const PRIVATE_TOPICS = "gezondheid|gezin|familie|geloof|health|family|religion";
const COMPETITORS = "concurrent(?:en|ie)?|competitors?|competition";

/** Words that don't change what an instruction means. */
const NEUTRAL =
  "de|het|een|the|an?|alle|alles|elke?|all|every(?:thing)?|each|altijd|always|graag|please|en|and|in|op|on|van|of|" +
  "from|to|as|is|are|be|zijn|must|should|moet(?:en)?|mijn|my|onze|our|voor|for|crm|samenvatting(?:en)?|summary|summaries|ever|ooit";
const NOTE =
  "noteer|noteren|noem|noemen|vermeld|vermelden|bewaar|bewaren|sla|opslaan|zet|note|record|mention|name|naam|store|" +
  "save|keep|put|include|iets|anything|over|about|weg|out|bij|by";
const WRITE =
  "schrijf|schrijven|maak|maken|stel|op|write|make|draft|create|prepare|vast|hou|houd|keep|use|gebruik";
const TONE = `${WRITE}|toon|tone|style|stijl|meer|more|spreek|klant(?:en)?|clients?|aan`;
const AMOUNTS = `${NOTE}|${WRITE}|geef|toon|give|show|bedrag(?:en)?|prijs|prijzen|amounts?|prices?|budgets?`;

type Rule = {
  /** Patterns of words that an instruction must have. */
  needs: readonly string[];
  /** Pattern of other words that it may have. */
  allows: string;
  effect: (line: string) => InstructionEffects;
};

const rules: readonly Rule[] = [
  {
    needs: [
      "(?:exc?l?|exclusief|excluding|exclude|zonder|without|net of|(?:don[’']t|do not|never) (?:include|add))\\.?[- ]?(?:de |the )?(?:btw|vat)",
    ],
    allows: AMOUNTS,
    effect: () => ({ vat: "excluded" }),
  },
  {
    needs: ["(?:incl|inclusief|including|include|met|with)\\.?[- ]?(?:de |the )?(?:btw|vat)"],
    allows: AMOUNTS,
    effect: () => ({ vat: "included" }),
  },
  {
    needs: [SENTENCES],
    allows: `${WRITE}|beperk|limit|tot|long|lang|per|vat|samen|summarize|it|bij|just|only|alleen|slechts`,
    effect: (line) => ({ sentences: numberOf(wordsOf(SENTENCES).exec(line)?.[1]) }),
  },
  {
    needs: ["laten liggen|park it", "herinnering|reminder"],
    allows: `${SPAN}|from now|zeg ik|als ik|zeg|when i say|if i say|even|let[’']s|dan|maak|set|make|create|over`,
    effect: (line) => ({ parkedDays: daysIn(line) ?? 30 }),
  },
  {
    needs: ["taak|taken|tasks?", "[’']s (?:ochtends|morgens)|ochtend(?:en)?|mornings?"],
    allows: "zet|plan|plannen|schedule|set|put|in",
    effect: () => ({ mornings: true }),
  },
  {
    needs: ["(?:geen|no|zonder|without|has no) (?:een |an? )?(?:due )?(?:datum|date)", SPAN],
    allows:
      "als|if|er|dan|neem|gebruik|use|zet|set|take|taak|taken|tasks?|it|genoemd|was|mentioned|there[’']s|there|due|from now|later",
    effect: (line) => ({ dueInDays: daysIn(line) ?? 7 }),
  },
  {
    needs: [
      "begin|start|open",
      "dwarszit|probleem|problemen|bezwaar|bezwaren|problems?|objections?|concerns?",
    ],
    allows:
      "met|with|wat|what|klant|client(?:[’']s)?|nu|right now|now|grootste|belangrijkste|biggest|main|hun|their",
    effect: () => ({ objectionsFirst: true }),
  },
  {
    needs: [NOT, PRIVATE_TOPICS],
    allows: `${NOTE}|${PRIVATE_TOPICS}|or|data|gegevens|contact(?:persoon|[’']s)?|contactpersonen|klant(?:en)?|clients?(?:[’']s?)?`,
    effect: () => ({ discreet: true }),
  },
  {
    needs: [NOT, COMPETITORS],
    allows: NOTE,
    effect: () => ({ omitsCompetitors: true }),
  },
  {
    needs: [NOT, MAIL],
    allows: `${WRITE}|weg|out`,
    effect: () => ({ omitsMail: true }),
  },
  {
    needs: [MAIL, "formeel|formele|formal(?:ly)?|(?:met|gebruik) u|(?:de )?u-vorm"],
    allows: TONE,
    effect: () => ({ tone: "formal" }),
  },
  {
    needs: [MAIL, "informeel|informele|informal(?:ly)?|met je|(?:de )?je-vorm"],
    allows: TONE,
    effect: () => ({ tone: "informal" }),
  },
];

/** The rules with their patterns, compiled once: instructions can have thousands of lines. */
const compiledRules = rules.map(({ needs, allows, effect }) => ({
  needs: needs.map((need) => wordsOf(need)),
  allows: wordsOf(`${allows}|${NEUTRAL}`, "g"),
  effect,
}));

/** Parses a number in digits or as a word. */
const numberOf = (text = "") => NUMBERS[text.toLowerCase()] ?? Number(text);

function daysIn(line: string): number | undefined {
  const [, number, unit] = wordsOf(SPAN).exec(line) ?? [];
  return unit === undefined ? undefined : numberOf(number) * (DAYS[unit.toLowerCase()] ?? 1);
}

/** Returns whether a rule covers every word of an instruction: one more word, such as "never", can reverse it. */
function covers({ needs, allows }: (typeof compiledRules)[number], line: string): boolean {
  let rest = line;
  for (const need of needs) {
    if (!need.test(rest)) return false;
    rest = rest.replace(need, " ");
  }
  return !/[\p{L}\p{N}]/u.test(rest.replace(allows, " "));
}

/** Separates lines and sentences. */
const BREAK = /\n|(?<=[.!?;])(?<!\b(?:[Ee]x|[Ee]xcl|[Ii]ncl|[Mm]ax)\.)\s+(?=\p{Lu})/u;

/**
 * Reads instructions, one per sentence. Of conflicting ones, the first wins; of several limits, the lowest.
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
      .split(BREAK)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): Instruction => {
        const effect = compiledRules.find((rule) => covers(rule, line))?.effect(line);
        const limit = effect?.sentences && {
          sentences: Math.min(effect.sentences, effects.sentences ?? Infinity),
        };
        effects = { ...effect, ...effects, ...limit };
        const isFollowed = effect !== undefined && (limit !== undefined || isSubset(effect, effects));
        return { scope, line, isFollowed };
      }),
  );
  return { effects, instructions };
}

const isSubset = (part: InstructionEffects, whole: InstructionEffects) =>
  Object.entries(part).every(([key, value]) => whole[key as keyof InstructionEffects] === value);
