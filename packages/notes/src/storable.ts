import type { Evidence, Extraction } from "@voxlog/extract";
import type { InstructionEffects } from "./instructions.ts";

/** Words about health, family and religion. "Ik geloof dat" means "I think that". */
const PRIVATE = new RegExp(
  `\\b(?:${[
    "gezondheid|gezondheidsklachten|gezondheidsproblemen|ziekte?|zieke|ziekenhuisopname|burn-?out|zwanger(?:schap)?",
    "(?:hart|heup|knie|rug)?operatie|kerk|moskee|(?<!ik )geloof(?! ik)|gelovig|gezin|kind(?:eren)?|scheiding",
    "(?:zijn|haar) (?:vrouw|man|zoon|dochter|moeder|vader|familie)",
    "health|ill|illness|sick|sickness|surgery|pregnant|pregnancy|church|faith|religion|religious|mosque",
    "child(?:ren)?|kids|divorce|(?:his|her|their) (?:wife|husband|son|daughter|mother|father|family)",
  ].join("|")})\\b`,
  "iu",
);

/** Returns the facts that the instructions let the CRM store. */
export function storable(found: Extraction, { discreet, omitsCompetitors }: InstructionEffects): Extraction {
  const { companies, dates, objections, nextSteps, sentiment } = found;
  const left = companies.filter(({ role }) => omitsCompetitors && role === "competitor");
  const isStorable = (words: string, { sentence }: Evidence) =>
    !(discreet && PRIVATE.test(sentence)) &&
    !left.some(({ name, text }) => words.includes(name) || words.includes(text));
  return {
    ...found,
    companies: companies.filter((company) => !left.includes(company)),
    dates: dates.filter((each) => isStorable(each.text, each)),
    objections: objections.filter((each) => isStorable(each.text, each)),
    nextSteps: nextSteps.filter((each) => isStorable(each.sentence, each)),
    sentiment: sentiment && isStorable(sentiment.sentence, sentiment) ? sentiment : null,
  };
}
